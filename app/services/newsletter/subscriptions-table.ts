import type { Kysely } from "kysely";
import type { NewsletterStatus, Schema } from "~/database/schema";
import type { Subscriber } from "./newsletter-service";

/**
 * Returns the status of a reader's current and earlier addresses: `left` wins over `subscribed`,
 * and `subscribed` over `pending`. Null when there is none.
 */
export async function findStatus(
  db: Kysely<Schema>,
  { id, email }: Subscriber,
): Promise<NewsletterStatus | null> {
  const rows = await db
    .selectFrom("newsletter_subscriptions")
    .select("status")
    .where((eb) => eb.or([eb("email", "=", email), eb("user_id", "=", id)]))
    .execute();
  const statuses = rows.map(({ status }) => status);
  return (
    (["left", "subscribed", "pending"] as const).find((status) =>
      statuses.includes(status),
    ) ?? null
  );
}

/** Adds an unverified address; keeps the status of a known one. */
export async function addPending(
  db: Kysely<Schema>,
  email: string,
  time: number,
): Promise<void> {
  await db
    .insertInto("newsletter_subscriptions")
    .values({ email, status: "pending", created_at: time, updated_at: time })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .execute();
}

/** Subscribes a reader. The condition keeps `left` final, also against a concurrent write. */
export async function subscribe(
  db: Kysely<Schema>,
  { id, email }: Subscriber,
  time: number,
): Promise<void> {
  const change = { user_id: id, status: "subscribed", updated_at: time } as const;
  await db
    .insertInto("newsletter_subscriptions")
    .values({ ...change, email, created_at: time })
    .onConflict((conflict) =>
      conflict
        .column("email")
        .doUpdateSet(change)
        .where("newsletter_subscriptions.status", "!=", "left"),
    )
    .execute();
  await saveFlag(db, id, 1);
}

/** Ends the subscriptions of all current and earlier addresses of the reader. */
export async function leave(
  db: Kysely<Schema>,
  { id, email }: Subscriber,
  time: number,
): Promise<void> {
  await db
    .updateTable("newsletter_subscriptions")
    .set({ user_id: id, status: "left", updated_at: time })
    .where((eb) => eb.or([eb("email", "=", email), eb("user_id", "=", id)]))
    .execute();
  await saveFlag(db, id, 0);
}

/** Updates the copy of the status that whoami returns. */
async function saveFlag(
  db: Kysely<Schema>,
  userId: number,
  mdnplus_newsletter: 0 | 1,
): Promise<void> {
  await db
    .insertInto("settings")
    .values({ user_id: userId, mdnplus_newsletter })
    .onConflict((conflict) =>
      conflict.column("user_id").doUpdateSet({ mdnplus_newsletter }),
    )
    .execute();
}
