import { sql, type Kysely } from "kysely";
import { toNaturalKey } from "~/domain/accounts/natural-key";
import type { Migration, MigrationColumns } from "./migration";

/** Rows read per batch. */
const STEP = 500;

/** Adds change times of collections, a natural sort key of titles, and the browser of a session. */
export const accountChanges: Migration = {
  name: "0011-account-changes",
  async up(db, columns) {
    const tables = db.withTables<OldTables>();
    await addChangeTimes(tables);
    await addTitleOrder(tables, columns);
    for (const name of ["browser", "system"])
      await db.schema.alterTable("sessions").addColumn(name, "text").execute();
  },
};

/** The columns that this step reads or fills. */
type OldTables = {
  users: { id: number; collections_changed_at: number | null };
  collections: { id: number; user_id: number; updated_at: number; edited_at: number };
  collection_items: {
    id: number;
    collection_id: number;
    title_key: string;
    title_order: string;
    updated_at: number;
  };
};

async function addChangeTimes(db: Kysely<OldTables>): Promise<void> {
  await db.schema
    .alterTable("collections")
    .addColumn("edited_at", "bigint", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable("users")
    .addColumn("collections_changed_at", "bigint")
    .execute();
  await sql`update collections set edited_at = updated_at`.execute(db);
  const lastItem = sql`(select max(item.updated_at) from collection_items as item where item.collection_id = collections.id)`;
  await sql`update collections set updated_at = ${lastItem} where updated_at < ${lastItem}`.execute(
    db,
  );
  await sql`update users set collections_changed_at = (select max(updated_at) from collections where collections.user_id = users.id)`.execute(
    db,
  );
}

async function addTitleOrder(
  db: Kysely<OldTables>,
  { sortable }: MigrationColumns,
): Promise<void> {
  await db.schema
    .alterTable("collection_items")
    .addColumn("title_order", sortable, (column) => column.notNull().defaultTo(""))
    .execute();
  for (let afterId = 0; ;) {
    const rows = await db
      .selectFrom("collection_items")
      .select(["id", "title_key"])
      .where("id", ">", afterId)
      .orderBy("id")
      .limit(STEP)
      .execute();
    for (const { id, title_key } of rows) {
      const title_order = toNaturalKey(title_key);
      await db
        .updateTable("collection_items")
        .set({ title_order })
        .where("id", "=", id)
        .execute();
      afterId = id;
    }
    if (rows.length < STEP) return;
  }
}
