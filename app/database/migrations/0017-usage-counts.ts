import type { Migration } from "./migration";

/** Counts per day for operators. No row refers to a reader, an address or a browser. */
export const usageCounts: Migration = {
  name: "0017-usage-counts",
  async up(db, columns) {
    await db.schema
      .createTable("usage_counts")
      .addColumn("day", "bigint", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("surface", "text", (column) => column.notNull())
      .addColumn("client", "text", (column) => column.notNull())
      .addColumn("name", columns.sortable, (column) => column.notNull())
      .addColumn("count", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("usage_counts_key", [
        ...(["day", "kind", "surface", "client", "name"] as const),
      ])
      .execute();
  },
};
