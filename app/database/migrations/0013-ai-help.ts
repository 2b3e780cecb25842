import { sql, type ColumnDefinitionBuilder, type Kysely } from "kysely";
import type { Migration, MigrationColumns } from "./migration";

/** Quota, metrics and unanswered questions of AI Help. */
export const aiHelp: Migration = {
  name: "0013-ai-help",
  async up(db, columns) {
    await createLimits(db);
    await createMessageMetrics(db);
    await createMisses(db, columns);
  },
};

function ofReader(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull().references("users.id").onDelete("cascade");
}

/** One row per reader: the questions of the current window, and the answer that is running. */
async function createLimits(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("ai_help_limits")
    .addColumn("user_id", "bigint", (column) => ofReader(column).primaryKey())
    .addColumn("latest_start", "bigint")
    .addColumn("session_questions", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("total_questions", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("answering", "text")
    .addColumn("answering_until", "bigint")
    .execute();
}

async function createMessageMetrics(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("ai_help_message_meta")
    .addColumn("message_id", "text", (column) => column.primaryKey())
    .addColumn("user_id", "bigint", ofReader)
    .addColumn("chat_id", "text", (column) => column.notNull())
    .addColumn("parent_id", "text")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("search_duration", "integer")
    .addColumn("response_duration", "integer")
    .addColumn("query_len", "integer")
    .addColumn("context_len", "integer")
    .addColumn("response_len", "integer")
    .addColumn("model", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull().defaultTo("unknown"))
    .addColumn("sources", "text", (column) => column.notNull().defaultTo(sql`'[]'`))
    .addColumn("vote", "text")
    .execute();
  for (const column of ["user_id", "created_at"])
    await db.schema
      .createIndex(`ai_help_message_meta_${column}`)
      .on("ai_help_message_meta")
      .column(column)
      .execute();
}

/** Questions that no page answers and answers that did not help, without their readers. */
async function createMisses(
  db: Kysely<unknown>,
  columns: MigrationColumns,
): Promise<void> {
  await db.schema
    .createTable("ai_help_misses")
    .addColumn("id", columns.id.type, columns.id.build)
    .addColumn("reason", "text", (column) => column.notNull())
    .addColumn("locale", "text", (column) => column.notNull())
    .addColumn("question", "text", (column) => column.notNull())
    .addColumn("answer", "text")
    .addColumn("sources", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("ai_help_misses_created_at")
    .on("ai_help_misses")
    .column("created_at")
    .execute();
}
