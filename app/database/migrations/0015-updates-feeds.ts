import type { Migration } from "./migration";

/** Feeds of the pages in a reader's collections, and up to where they have seen the updates. */
export const updatesFeeds: Migration = {
  name: "0015-updates-feeds",
  async up(db) {
    await db.schema
      .createTable("updates_feeds")
      .addColumn("user_id", "bigint", (column) =>
        column.notNull().primaryKey().references("users.id").onDelete("cascade"),
      )
      .addColumn("handle", "text", (column) => column.notNull().unique())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.alterTable("users").addColumn("updates_seen", "text").execute();
  },
};
