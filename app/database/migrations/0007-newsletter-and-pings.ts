import { sql, type Kysely } from "kysely";
import type { Migration } from "./migration";

export const newsletterAndPings: Migration = {
  name: "0007-newsletter-and-pings",
  async up(db) {
    await createSubscriptions(db);
    await db.schema
      .createIndex("newsletter_subscriptions_user_id")
      .on("newsletter_subscriptions")
      .column("user_id")
      .execute();
    await createPings(db);
  },
};

function createSubscriptions(db: Kysely<unknown>): Promise<void> {
  return db.schema
    .createTable("newsletter_subscriptions")
    .addColumn("email", "text", (column) => column.primaryKey())
    .addColumn("user_id", "bigint", (column) =>
      column.references("users.id").onDelete("cascade"),
    )
    .addColumn("status", "text", (column) =>
      column.notNull().check(sql`status in ('pending', 'subscribed', 'left')`),
    )
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .execute();
}

function createPings(db: Kysely<unknown>): Promise<void> {
  const flag = ["ai_help_history", "no_ads", "offline"] as const;
  const table = db.schema
    .createTable("activity_pings")
    .addColumn("user_id", "bigint", (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("ping_at", "bigint", (column) => column.notNull())
    .addColumn("subscription_type", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("activity_pings_key", ["user_id", "ping_at"]);
  return flag
    .reduce(
      (built, name) =>
        built.addColumn(name, "integer", (column) => column.notNull().defaultTo(0)),
      table,
    )
    .execute();
}
