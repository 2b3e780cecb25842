import type { NewsletterStatus } from "~/database/schema";
import type { UserDatabase } from "~/database/user-database";

export interface ListedAddress {
  email: string;
  status: NewsletterStatus;
  /** When it became so: milliseconds since 1970. */
  since: number;
}

/** For operators, who send the newsletter by means of their own. */
export interface NewsletterLists {
  /** The addresses of one state, by name. */
  list(status: NewsletterStatus): Promise<ListedAddress[]>;
  /**
   * The end of the newsletter: everybody is unsubscribed, and no address is kept. Who had left can
   * subscribe again after that, so the newsletter must be off.
   *
   * @returns how many addresses there were.
   */
  removeAll(): Promise<number>;
}

/** All of it throws UnavailableError while the database does not answer. */
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
        await db
          .updateTable("settings")
          .set({ mdnplus_newsletter: 0 })
          .where("mdnplus_newsletter", "=", 1)
          .execute();
        const { numDeletedRows } = await db
          .deleteFrom("newsletter_subscriptions")
          .executeTakeFirst();
        return Number(numDeletedRows);
      }),
  };
}
