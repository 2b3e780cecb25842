import type { Kysely } from "kysely";
import type { IdColumn } from "../engine";
import type { Migration } from "./migration";

/** Shared playground code and the flags that other readers raise on it. */
export const playground: Migration = {
  name: "0009-playground",
  async up(db, columns) {
    await createShares(db, columns.id);
    await createFlags(db, columns.id);
    for (const [table, column] of [
      ["playground", "user_id"],
      ["playground_flags", "playground_id"],
    ] as const)
      await db.schema
        .createIndex(`${table}_${column}`)
        .on(table)
        .column(column)
        .execute();
  },
};

function createShares(db: Kysely<unknown>, id: IdColumn): Promise<void> {
  return db.schema
    .createTable("playground")
    .addColumn("id", id.type, id.build)
    .addColumn("public_id", "text", (column) => column.notNull().unique())
    .addColumn("user_id", "bigint", (column) =>
      column.references("users.id").onDelete("set null"),
    )
    .addColumn("deleted_user_id", "bigint")
    .addColumn("code", "text", (column) => column.notNull())
    .addColumn("active", "integer", (column) => column.notNull().defaultTo(1))
    .addColumn("flagged", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
}

function createFlags(db: Kysely<unknown>, id: IdColumn): Promise<void> {
  return db.schema
    .createTable("playground_flags")
    .addColumn("id", id.type, id.build)
    .addColumn("playground_id", "bigint", (column) =>
      column.notNull().references("playground.id").onDelete("cascade"),
    )
    .addColumn("reason", "text")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
}
