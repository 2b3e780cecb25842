import { z } from "zod";
import { lockUser } from "~/database/lock-user";
import type { NewsletterStatus } from "~/database/schema";
import type { UserDatabase } from "~/database/user-database";
import type { RateLimit, RateLimits } from "../rate-limits/index.server";
import type { NewsletterService, Subscriber } from "./newsletter-service";
import { addPending, findStatus, leave, subscribe } from "./subscriptions-table";

export type * from "./newsletter-service";

/** Rate limit per address, which protects the table from being filled. */
const SIGN_UPS: RateLimit = { name: "newsletter", limit: 10, windowSeconds: 3600 };

/** The longest valid e-mail address (RFC 5321, 4.5.3.1). */
const MAX_EMAIL_CHARACTERS = 254;

const EMAIL = z.string().trim().max(MAX_EMAIL_CHARACTERS).email();

export interface NewsletterOptions {
  database: UserDatabase;
  rateLimits: RateLimits;
}

/** Addresses are compared in lower case. */
export function createNewsletterService({
  database,
  rateLimits,
}: NewsletterOptions): NewsletterService {
  return {
    async isSubscribed(given) {
      const reader = toReader(given);
      return (await database.query((db) => findStatus(db, reader))) === "subscribed";
    },
    subscribe(given) {
      const reader = toReader(given);
      return database.transact(async (db) => {
        await lockUser(db, reader.id);
        if ((await findStatus(db, reader)) === "left")
          return { isSubscribed: false, problem: "left" };
        await subscribe(db, reader, Date.now());
        return { isSubscribed: true };
      });
    },
    unsubscribe(given) {
      const reader = toReader(given);
      return database.transact(async (db) => {
        await lockUser(db, reader.id);
        if ((await findStatus(db, reader)) === null) return false;
        await leave(db, reader, Date.now());
        return true;
      });
    },
    async signUp(typed, address) {
      const parsed = EMAIL.safeParse(typed);
      if (!parsed.success) return { isTaken: false, problem: "email" };
      const retryAfterSeconds = await rateLimits.take(SIGN_UPS, address);
      if (retryAfterSeconds !== null)
        return { isTaken: false, problem: "limited", retryAfterSeconds };
      await database.query((db) => addPending(db, parsed.data.toLowerCase(), Date.now()));
      return { isTaken: true };
    },
  };
}

/** Lower-cases the address, because mail servers ignore case in practice. */
function toReader({ id, email }: Subscriber): Subscriber {
  return { id, email: email.toLowerCase() };
}

export interface ListedAddress {
  email: string;
  status: NewsletterStatus;
  /** Time of the last change of status: milliseconds since 1970. */
  since: number;
}

/** Lists for operators, who send the newsletter themselves. */
interface NewsletterLists {
  /** Lists the addresses of one status, sorted. */
  list(status: NewsletterStatus): Promise<ListedAddress[]>;
  /**
   * Ends the newsletter: unsubscribes all readers and deletes all addresses. The newsletter must be
   * off, because readers who had left could subscribe again afterwards.
   *
   * @returns the number of deleted addresses.
   */
  removeAll(): Promise<number>;
}

/** Creates the lists. All methods throw UnavailableError while the database does not answer. */
export function createNewsletterLists(database: UserDatabase): NewsletterLists {
  return {
    list: (status) =>
      database.query((db) =>
        db
          .selectFrom("newsletter_subscriptions")
          .select(["email", "status", "updated_at as since"])
          .where("status", "=", status)
          .orderBy("email")
          .execute(),
      ),
    removeAll: () =>
      database.transact(async (db) => {
        const { numDeletedRows } = await db
          .deleteFrom("newsletter_subscriptions")
          .executeTakeFirst();
        // After the addresses, as elsewhere: two orders would wait for each other (deadlock).
        await db
          .updateTable("settings")
          .set({ mdnplus_newsletter: 0 })
          .where("mdnplus_newsletter", "=", 1)
          .execute();
        return Number(numDeletedRows);
      }),
  };
}
