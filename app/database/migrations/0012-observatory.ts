import type { Migration } from "./migration";

/** Scans of sites' headers. Sites are public: no scan says who asked for it. */
export const observatory: Migration = {
  name: "0012-observatory",
  async up(db, columns) {
    await db.schema
      .createTable("observatory_scans")
      .addColumn("id", columns.id.type, columns.id.build)
      .addColumn("site", "text", (column) => column.notNull())
      .addColumn("started_at", "bigint", (column) => column.notNull())
      .addColumn("ended_at", "bigint", (column) => column.notNull())
      .addColumn("algorithm_version", "integer", (column) => column.notNull())
      .addColumn("score", "integer")
      .addColumn("grade", "text")
      .addColumn("error", "text")
      .addColumn("report", "text")
      .execute();
    await db.schema
      .createIndex("observatory_scans_site")
      .on("observatory_scans")
      .columns(["site", "ended_at"])
      .execute();
    await db.schema
      .createIndex("observatory_scans_ended_at")
      .on("observatory_scans")
      .column("ended_at")
      .execute();
  },
};
