import { changeInSteps } from "~/database/change-in-steps";
import type { UserDatabase } from "~/database/user-database";
import { MAX_SOURCES, type MessageStatus, type Source } from "~/domain/ai-help/ai-help";
import { DAY_MILLISECONDS } from "~/domain/locales/durations";
import { dropControls } from "../read-question";

/** Retention periods, which docs/operations.md states. */
const METRICS_DAYS = 183;
const MISSES_DAYS = 90;
/** Longest text that writers see of a question, an answer or a source. */
const MAX_SHOWN = 1_000;

export interface MessageMetrics {
  searchMilliseconds: number;
  responseMilliseconds: number;
  queryBytes: number;
  contextBytes: number;
  responseBytes: number;
  status: MessageStatus;
}

export interface MetricsKey {
  messageId: string;
  userId: number;
  chatId: string;
  parentId: string | null;
  /** Empty for quoted answers. */
  model: string;
  createdAt: number;
}

/**
 * Stores durations, lengths and outcome of a question, without its words. Its sources, which tell what
 * was asked, are noted only while the reader's history has them.
 */
export async function saveMetrics(
  database: UserDatabase,
  { messageId, userId, chatId, parentId, model, createdAt }: MetricsKey,
  metrics: MessageMetrics,
): Promise<void> {
  await database.query((db) =>
    db
      .insertInto("ai_help_message_meta")
      .values((eb) => ({
        message_id: messageId,
        user_id: userId,
        chat_id: chatId,
        parent_id: parentId,
        model,
        created_at: createdAt,
        search_duration: Math.round(metrics.searchMilliseconds),
        response_duration: Math.round(metrics.responseMilliseconds),
        query_len: metrics.queryBytes,
        context_len: metrics.contextBytes,
        response_len: metrics.responseBytes,
        status: metrics.status,
        sources: eb.fn.coalesce(
          eb
            .selectFrom("ai_help_history_messages")
            .select("sources")
            .where("message_id", "=", messageId),
          eb.val("[]"),
        ),
      }))
      .execute(),
  );
}

/**
 * Returns the noted sources of the voted message and whether the vote is new; null: not this reader's.
 */
export async function saveVote(
  database: UserDatabase,
  {
    userId,
    messageId,
    vote,
  }: { userId: number; messageId: string; vote: "up" | "down" | null },
): Promise<{ sources: Source[]; isNew: boolean } | null> {
  return database.transact(async (db) => {
    const row = await db
      .selectFrom("ai_help_message_meta")
      .select(["vote", "sources"])
      .where("message_id", "=", messageId)
      .where("user_id", "=", userId)
      .executeTakeFirst();
    if (!row) return null;
    const { numUpdatedRows } = await db
      .updateTable("ai_help_message_meta")
      .set({ vote })
      .where("message_id", "=", messageId)
      .where("vote", "is distinct from", vote)
      .executeTakeFirst();
    // Written by this module alone.
    return { sources: JSON.parse(row.sources) as Source[], isNew: numUpdatedRows > 0 };
  });
}

/** A question that no page answers, or an answer that did not help, as its reader has shown it. */
export interface Miss {
  reason: "refused" | "down";
  locale: string;
  question: string;
  answer: string | null;
  sources: readonly Source[];
}

/** Stores a miss for writers, with nothing that leads to its reader. */
export async function saveMiss(
  database: UserDatabase,
  { reason, locale, question, answer, sources }: Miss,
  now: number,
): Promise<void> {
  await database.query((db) =>
    db
      .insertInto("ai_help_misses")
      .values({
        reason,
        locale,
        question: toShown(question),
        answer: answer === null ? null : toShown(answer),
        sources: JSON.stringify(
          sources.slice(0, MAX_SOURCES).map(({ url, title }) => ({
            url: toShown(url),
            title: toShown(title),
          })),
        ),
        // The day alone: an exact time could be matched with a reader's metrics.
        created_at: now - (now % DAY_MILLISECONDS),
      })
      .execute(),
  );
}

/** Readers' pages send these texts back, so that they may be anything. */
function toShown(text: string): string {
  return dropControls(text.slice(0, MAX_SHOWN));
}

export interface ListedMiss extends Miss {
  /** Start of the day in UTC, in milliseconds since 1970. */
  day: number;
}

/** Lists the latest misses for writers. */
export async function listMisses(
  database: UserDatabase,
  {
    limit,
    locale,
    reason,
  }: { limit: number; locale?: string | undefined; reason?: Miss["reason"] | undefined },
): Promise<ListedMiss[]> {
  const rows = await database.query((db) =>
    db
      .selectFrom("ai_help_misses")
      .selectAll()
      .$if(locale !== undefined, (query) => query.where("locale", "=", locale ?? ""))
      .$if(reason !== undefined, (query) => query.where("reason", "=", reason ?? "down"))
      .orderBy("id", "desc")
      .limit(limit)
      .execute(),
  );
  return rows.map(
    ({ reason: why, locale: language, question, answer, sources, created_at }) => ({
      reason: why,
      locale: language,
      question,
      answer,
      day: created_at,
      // Written by this module alone.
      sources: JSON.parse(sources) as Source[],
    }),
  );
}

/** Counts the questions whose metrics are kept, and those of them that were refused. */
export async function countRefusals(
  database: UserDatabase,
): Promise<{ asked: number; refused: number }> {
  const rows = await database.query((db) =>
    db
      .selectFrom("ai_help_message_meta")
      .select((eb) => ["status", eb.cast<number>(eb.fn.countAll(), "bigint").as("count")])
      .groupBy("status")
      .execute(),
  );
  return {
    asked: rows.reduce((sum, { count }) => sum + count, 0),
    refused: rows.find(({ status }) => status === "refused")?.count ?? 0,
  };
}

/** Tables of this module with the days that their rows are kept. */
const RETENTION = [
  ["ai_help_message_meta", METRICS_DAYS],
  ["ai_help_misses", MISSES_DAYS],
] as const;

/**
 * Removes metrics and misses after their retention periods, in steps between which others have their turn;
 * returns their number.
 *
 * @throws UnavailableError
 */
export async function removeOldMetrics(
  database: UserDatabase,
  now: number,
): Promise<number> {
  let count = 0;
  for (const [table, days] of RETENTION) {
    const before = now - days * DAY_MILLISECONDS;
    const rows = { table, column: "created_at", before } as const;
    count += await changeInSteps(database, rows, async (db, _from, until) => {
      const { numDeletedRows } = await db
        .deleteFrom(table)
        .where("created_at", "<", until)
        .executeTakeFirst();
      return Number(numDeletedRows);
    });
  }
  return count;
}
