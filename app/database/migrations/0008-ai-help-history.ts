import { sql, type Kysely } from "kysely";
import type { Migration } from "./migration";

/** Conversations with the AI helper, deleted with the reader or at their request. */
export const aiHelpHistory: Migration = {
  name: "0008-ai-help-history",
  async up(db) {
    await createConversations(db);
    await createMessages(db);
    await db.schema
      .createIndex("ai_help_history_reader")
      .on("ai_help_history")
      .columns(["user_id", "updated_at"])
      .execute();
  },
};

function createConversations(db: Kysely<unknown>): Promise<void> {
  return db.schema
    .createTable("ai_help_history")
    .addColumn("chat_id", "text", (column) => column.primaryKey())
    .addColumn("user_id", "bigint", (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("label", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .execute();
}

async function createMessages(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("ai_help_history_messages")
    .addColumn("message_id", "text", (column) => column.primaryKey())
    .addColumn("chat_id", "text", (column) =>
      column.notNull().references("ai_help_history.chat_id").onDelete("cascade"),
    )
    .addColumn("parent_id", "text", (column) =>
      column.references("ai_help_history_messages.message_id").onDelete("cascade"),
    )
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("sources", "text", (column) => column.notNull().defaultTo(sql`'[]'`))
    .addColumn("request", "text", (column) => column.notNull().defaultTo(sql`'{}'`))
    .addColumn("response", "text", (column) => column.notNull().defaultTo(sql`'{}'`))
    .execute();
  for (const column of ["chat_id", "parent_id"])
    await db.schema
      .createIndex(`ai_help_history_messages_${column}`)
      .on("ai_help_history_messages")
      .column(column)
      .execute();
}
