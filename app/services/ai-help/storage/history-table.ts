import { z } from "zod";
import type { UserDatabase } from "~/database/user-database";
import type { Source } from "~/domain/ai-help/ai-help";
import type {
  Conversation,
  ConversationEntry,
  Message,
  StoredAnswer,
} from "~/domain/ai-help/conversation";

/** Conversations of a list; nobody scrolls further. */
const MAX_CONVERSATIONS = 500;

/** Stored as JSON by this module alone. */
const QUESTION = z.object({ content: z.string() }).catch({ content: "" });
const ANSWER = z
  .object({
    content: z.string(),
    kind: z.enum(["quoted", "model"]).catch("model"),
    isComplete: z.boolean().catch(true),
  })
  .nullable()
  .catch(null);
/** The stored answer of a question until there is one. */
const NO_ANSWER = "null";
/** The same when it failed. */
const FAILED = "false";
const SOURCES = z.array(z.object({ url: z.string(), title: z.string() })).catch([]);

/** Place of a new message in the reader's history. */
export type Place =
  /** Stored: in a conversation of the reader's, or in a new one. */
  | { kind: "known" }
  /** Dropped, because the history was off when the conversation began. */
  | { kind: "unknown" }
  /** Another reader's conversation, or a parent outside of it. */
  | { kind: "foreign" };

export interface MessagePlace {
  chatId: string;
  parentId: string | null;
}

/** Finds where a message belongs; a first message may begin any new conversation. */
export async function getPlace(
  database: UserDatabase,
  userId: number,
  { chatId, parentId }: MessagePlace,
): Promise<Place> {
  const chat = await database.query((db) =>
    db
      .selectFrom("ai_help_history")
      .select("user_id")
      .where("chat_id", "=", chatId)
      .executeTakeFirst(),
  );
  if (!chat) return { kind: parentId === null ? "known" : "unknown" };
  if (chat.user_id !== userId) return { kind: "foreign" };
  if (parentId === null) return { kind: "known" };
  const parent = await database.query((db) =>
    db
      .selectFrom("ai_help_history_messages")
      .select("chat_id")
      .where("message_id", "=", parentId)
      .executeTakeFirst(),
  );
  return { kind: parent?.chat_id === chatId ? "known" : "foreign" };
}

export interface NewMessage extends MessagePlace {
  userId: number;
  messageId: string;
  question: string;
  sources: readonly Source[];
  now: number;
}

/**
 * Stores a question whose answer is to come, and begins its conversation where there is none.
 *
 * @throws UnavailableError
 */
export async function saveQuestion(
  database: UserDatabase,
  { userId, messageId, chatId, parentId, question, sources, now }: NewMessage,
): Promise<void> {
  await database.transact(async (db) => {
    await db
      .insertInto("ai_help_history")
      .values({
        chat_id: chatId,
        user_id: userId,
        label: "",
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) =>
        conflict.column("chat_id").doUpdateSet({ updated_at: now }),
      )
      .execute();
    await db
      .insertInto("ai_help_history_messages")
      .values({
        message_id: messageId,
        chat_id: chatId,
        parent_id: parentId,
        created_at: now,
        sources: JSON.stringify(sources),
        request: JSON.stringify({ role: "user", content: question }),
        response: NO_ANSWER,
      })
      .execute();
  });
}

/** Stores an answer; one whose conversation was deleted meanwhile is dropped. */
export async function saveAnswer(
  database: UserDatabase,
  messageId: string,
  answer: StoredAnswer,
): Promise<void> {
  const response = JSON.stringify({ role: "assistant", ...answer });
  await setResponse(database, messageId, response);
}

/** Stores that no answer will come, so that the page of its question does not wait for it. */
export async function saveFailure(
  database: UserDatabase,
  messageId: string,
): Promise<void> {
  await setResponse(database, messageId, FAILED);
}

async function setResponse(
  database: UserDatabase,
  messageId: string,
  response: string,
): Promise<void> {
  await database.query((db) =>
    db
      .updateTable("ai_help_history_messages")
      .set({ response })
      .where("message_id", "=", messageId)
      .execute(),
  );
}

/**
 * Lists a reader's newest conversations, up to MAX_CONVERSATIONS. A question that failed stays at the
 * address of its topic, to be asked again there, but a topic of such questions alone is not listed.
 *
 * @throws UnavailableError
 */
export async function listConversations(
  database: UserDatabase,
  userId: number,
  shown?: string,
): Promise<ConversationEntry[]> {
  const rows = await database.query((db) =>
    db
      .selectFrom("ai_help_history")
      .select(["chat_id", "label", "updated_at"])
      .where("user_id", "=", userId)
      .where((is) =>
        is.or([
          ...(shown === undefined ? [] : [is("chat_id", "=", shown)]),
          is.exists(
            is
              .selectFrom("ai_help_history_messages as message")
              .select("message.message_id")
              .whereRef("message.chat_id", "=", "ai_help_history.chat_id")
              .where((has) =>
                has.or([
                  has("message.response", "not in", [NO_ANSWER, FAILED]),
                  has("message.message_id", "=", (select) =>
                    select
                      .selectFrom("ai_help_limits")
                      .select("answering")
                      .where("user_id", "=", userId),
                  ),
                ]),
              ),
          ),
        ]),
      )
      .orderBy("updated_at", "desc")
      .orderBy("chat_id")
      .limit(MAX_CONVERSATIONS)
      .execute(),
  );
  return rows.map((row) => ({
    chatId: row.chat_id,
    label: row.label,
    updatedAt: row.updated_at,
  }));
}

/**
 * Returns a conversation, oldest message first; null for one that the reader does not have.
 *
 * @throws UnavailableError
 */
export async function findConversation(
  database: UserDatabase,
  userId: number,
  chatId: string,
): Promise<Conversation | null> {
  return database.query(async (db) => {
    const chat = await db
      .selectFrom("ai_help_history")
      .select("label")
      .where("chat_id", "=", chatId)
      .where("user_id", "=", userId)
      .executeTakeFirst();
    if (!chat) return null;
    const rows = await db
      .selectFrom("ai_help_history_messages")
      .selectAll()
      .where("chat_id", "=", chatId)
      .orderBy("created_at")
      .orderBy("message_id")
      .execute();
    return { chatId, label: chat.label, messages: rows.map(toMessage) };
  });
}

interface MessageRow {
  message_id: string;
  parent_id: string | null;
  created_at: number;
  sources: string;
  request: string;
  response: string;
}

function toMessage(row: MessageRow): Message {
  return {
    messageId: row.message_id,
    parentId: row.parent_id,
    createdAt: row.created_at,
    sources: SOURCES.parse(JSON.parse(row.sources)),
    question: QUESTION.parse(JSON.parse(row.request)).content,
    answer: ANSWER.parse(JSON.parse(row.response)),
    isFailed: row.response === FAILED,
  };
}

/** The answered message of a reader, with its conversation's label. */
export async function findMessage(
  database: UserDatabase,
  userId: number,
  messageId: string,
): Promise<(Message & { chatId: string; label: string }) | null> {
  const row = await database.query((db) =>
    db
      .selectFrom("ai_help_history_messages as message")
      .innerJoin("ai_help_history as chat", "chat.chat_id", "message.chat_id")
      .selectAll("message")
      .select("chat.label")
      .where("message.message_id", "=", messageId)
      .where("chat.user_id", "=", userId)
      .executeTakeFirst(),
  );
  return row ? { ...toMessage(row), chatId: row.chat_id, label: row.label } : null;
}

export async function saveLabel(
  database: UserDatabase,
  chatId: string,
  label: string,
): Promise<void> {
  await database.query((db) =>
    db
      .updateTable("ai_help_history")
      .set({ label })
      .where("chat_id", "=", chatId)
      .execute(),
  );
}
