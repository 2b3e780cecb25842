import type { Migration } from "./migration";

export const keptForms: Migration = {
  name: "0005-kept-forms",
  async up(db) {
    await db.schema
      .createTable("kept_forms")
      .addColumn("id_hash", "text", (column) => column.primaryKey())
      .addColumn("path", "text", (column) => column.notNull())
      .addColumn("fields", "text", (column) => column.notNull())
      .addColumn("expires_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("kept_forms_expires_at")
      .on("kept_forms")
      .column("expires_at")
      .execute();
  },
};
