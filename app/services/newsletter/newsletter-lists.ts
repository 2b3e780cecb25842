import type { NewsletterStatus } from "~/database/schema";
import type { UserDatabase } from "~/database/user-database";

export interface ListedAddress {
  email: string;
  status: NewsletterStatus;
  /** Time of the last change of status: milliseconds since 1970. */
  since: number;
}

/** Lists for operators, who send the newsletter themselves. */
export interface NewsletterLists {
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
