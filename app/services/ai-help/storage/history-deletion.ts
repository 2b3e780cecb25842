import type { Kysely } from "kysely";
import { changeInSteps } from "~/database/change-in-steps";
import type { Schema } from "~/database/schema";
import type { UserDatabase } from "~/database/user-database";
import { subtractMonths } from "~/domain/locales/durations";

/** Retention period of each message, which the settings page and docs/operations.md state. */
const HISTORY_MONTHS = 6;

/** Deletes a conversation with the metrics and votes of its messages. */
export async function deleteConversation(
  database: UserDatabase,
  userId: number,
  chatId: string,
): Promise<boolean> {
  return database.transact(async (db) => {
    const { numDeletedRows } = await db
      .deleteFrom("ai_help_history")
      .where("chat_id", "=", chatId)
      .where("user_id", "=", userId)
      .executeTakeFirst();
    await db
      .deleteFrom("ai_help_message_meta")
      .where("chat_id", "=", chatId)
      .where("user_id", "=", userId)
      .execute();
    return numDeletedRows > 0;
  });
}

/**
 * Deletes all conversations of a reader, and the metrics and votes of all their questions: rows that
 * name their reader go as they do with the account, because none may lose its reader (server
 * contract, 17.1).
 *
 * @throws UnavailableError
 */
export async function deleteHistory(
  database: UserDatabase,
  userId: number,
): Promise<void> {
  await database.transact(async (db) => {
    for (const table of ["ai_help_history", "ai_help_message_meta"] as const)
      await db.deleteFrom(table).where("user_id", "=", userId).execute();
  });
}

/**
 * Deletes messages after their retention period with their metrics and votes, and conversations
 * without a newer one.
 *
 * @returns the number of deleted conversations
 * @throws UnavailableError
 */
export function removeOldConversations(
  database: UserDatabase,
  now: number,
): Promise<number> {
  const before = subtractMonths(now, HISTORY_MONTHS);
  const messages = {
    table: "ai_help_history_messages",
    column: "created_at",
    before,
  } as const;
  return changeInSteps(database, messages, (db, _from, until) => removeBefore(db, until));
}

async function removeBefore(db: Kysely<Schema>, oldest: number): Promise<number> {
  // Detaches newer messages from the older ones, which are then deleted.
  await db
    .updateTable("ai_help_history_messages")
    .set({ parent_id: null })
    .where("parent_id", "in", (select) =>
      select
        .selectFrom("ai_help_history_messages as older")
        .select("older.message_id")
        .where("older.created_at", "<", oldest),
    )
    .execute();
  await db
    .deleteFrom("ai_help_message_meta")
    .where("message_id", "in", (select) =>
      select
        .selectFrom("ai_help_history_messages")
        .select("message_id")
        .where("created_at", "<", oldest),
    )
    .execute();
  await db
    .deleteFrom("ai_help_history_messages")
    .where("created_at", "<", oldest)
    .execute();
  const { numDeletedRows } = await db
    .deleteFrom("ai_help_history")
    .where("updated_at", "<", oldest)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
