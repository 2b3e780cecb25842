import type { Migration } from "./migration";

export const rateLimits: Migration = {
  name: "0002-rate-limits",
  async up(db) {
    await db.schema
      .createTable("rate_limits")
      .addColumn("key", "text", (column) => column.primaryKey())
      .addColumn("used", "integer", (column) => column.notNull())
      .addColumn("expires_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("rate_limits_expires_at")
      .on("rate_limits")
      .column("expires_at")
      .execute();
  },
};
