import { sql, type CreateTableBuilder, type Kysely } from "kysely";
import type { IdColumn } from "../engine";
import type { Migration } from "./migration";

const PLANS = sql`('core', 'mdn_plus_5m', 'mdn_plus_5y', 'mdn_plus_10m', 'mdn_plus_10y')`;

export const accounts: Migration = {
  name: "0003-accounts",
  async up(db, columns) {
    await createUsers(db, columns.id);
    await createSettings(db);
    await createSessions(db);
  },
};

function createUsers(db: Kysely<unknown>, id: IdColumn): Promise<void> {
  return db.schema
    .createTable("users")
    .addColumn("id", id.type, id.build)
    .addColumn("fxa_uid", "text", (column) => column.notNull().unique())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("avatar_url", "text")
    .addColumn("subscription_type", "text", (column) =>
      column.check(sql`subscription_type in ${PLANS}`),
    )
    .addColumn("enforce_plus", "text", (column) =>
      column.check(sql`enforce_plus in ${PLANS}`),
    )
    .addColumn("is_admin", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .execute();
}

function createSettings(db: Kysely<unknown>): Promise<void> {
  return withUser(db.schema.createTable("settings"), { isKey: true })
    .addColumn("locale_override", "text")
    .addColumn("mdnplus_newsletter", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("no_ads", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("ai_help_history", "integer")
    .execute();
}

async function createSessions(db: Kysely<unknown>): Promise<void> {
  await withUser(
    db.schema
      .createTable("sessions")
      .addColumn("id_hash", "text", (column) => column.primaryKey()),
    { isKey: false },
  )
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("last_seen_at", "bigint", (column) => column.notNull())
    .execute();
  for (const column of ["user_id", "last_seen_at"])
    await db.schema
      .createIndex(`sessions_${column}`)
      .on("sessions")
      .column(column)
      .execute();
}

/** Adds `user_id`, whose rows are deleted with the user. */
function withUser<Table extends string, Columns extends string>(
  table: CreateTableBuilder<Table, Columns>,
  { isKey }: { isKey: boolean },
) {
  return table.addColumn("user_id", "bigint", (column) => {
    const owned = column.notNull().references("users.id").onDelete("cascade");
    return isKey ? owned.primaryKey() : owned;
  });
}
