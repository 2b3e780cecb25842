import type { Kysely } from "kysely";
import type { Migration, MigrationColumns } from "./migration";

/**
 * Unique keys are hashes because a name may be longer than an index entry of PostgreSQL allows.
 * Deletes are hard deletes (docs/decisions/0013-collections.md).
 */
export const collections: Migration = {
  name: "0006-collections",
  async up(db, columns) {
    await createCollections(db, columns);
    await createItems(db, columns);
  },
};

async function createCollections(
  db: Kysely<unknown>,
  { id }: MigrationColumns,
): Promise<void> {
  await db.schema
    .createTable("collections")
    .addColumn("id", id.type, id.build)
    .addColumn("user_id", "bigint", (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("name_hash", "text", (column) => column.notNull())
    .addColumn("description", "text")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .addUniqueConstraint("collections_user_name", ["user_id", "name_hash"])
    .execute();
}

async function createItems(
  db: Kysely<unknown>,
  { id, sortable }: MigrationColumns,
): Promise<void> {
  await db.schema
    .createTable("collection_items")
    .addColumn("id", id.type, id.build)
    .addColumn("user_id", "bigint", (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("collection_id", "bigint", (column) =>
      column.notNull().references("collections.id").onDelete("cascade"),
    )
    .addColumn("url", "text", (column) => column.notNull())
    .addColumn("url_hash", "text", (column) => column.notNull())
    .addColumn("page_title", "text", (column) => column.notNull())
    .addColumn("custom_name", "text")
    .addColumn("notes", "text")
    .addColumn("title_key", sortable, (column) => column.notNull())
    .addColumn("notes_key", "text")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .addUniqueConstraint("collection_items_user_url", [
      "user_id",
      "url_hash",
      "collection_id",
    ])
    .execute();
  await db.schema
    .createIndex("collection_items_collection")
    .on("collection_items")
    .columns(["collection_id", "id"])
    .execute();
}
