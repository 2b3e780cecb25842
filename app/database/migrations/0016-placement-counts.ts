import type { Migration } from "./migration";

/** Counts of advertisements per day, campaign and slot; no row says who saw one. */
export const placementCounts: Migration = {
  name: "0016-placement-counts",
  async up(db) {
    await db.schema
      .createTable("placement_counts")
      .addColumn("day", "integer", (column) => column.notNull())
      .addColumn("campaign", "text", (column) => column.notNull())
      .addColumn("slot", "text", (column) => column.notNull())
      .addColumn("served", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("viewed", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("clicked", "integer", (column) => column.notNull().defaultTo(0))
      .addPrimaryKeyConstraint("placement_counts_key", ["day", "campaign", "slot"])
      .execute();
  },
};
