import { sql } from "kysely";
import type { UserDatabase } from "~/database/user-database";
import { QUOTA_LIMIT, type Quota } from "~/domain/ai-help/ai-help";
import { AskError } from "~/domain/ai-help/ask-errors";
import type { Asker } from "../ai-help-service";

export interface TakenQuestion {
  quota: Quota | null;
  /** Start of the window that the question counts in. */
  windowStart: number;
}

interface QuotaTimes {
  now: number;
  windowMilliseconds: number;
}

export interface NewQuestion extends QuotaTimes {
  asker: Asker;
  messageId: string;
  /** Time after which the answer counts as lost. */
  until: number;
}

export interface EndedQuestion {
  asker: Asker;
  messageId: string;
  /** Null: the question stays counted. */
  givenBack: { windowStart: number } | null;
}

/**
 * Counts a question and marks it as running, in one statement, so that two tabs or two servers
 * can't both start the last one. What lies further ahead than one window, or one answer, comes from
 * a clock that was wrong, and counts as over.
 *
 * @throws AskError for a reader without a question left, or with a running answer.
 */
export async function takeQuestion(
  database: UserDatabase,
  { asker, messageId, now, windowMilliseconds, until }: NewQuestion,
): Promise<TakenQuestion> {
  const { id, isSubscriber } = asker;
  const [oldest, latest] = [now - windowMilliseconds, now + windowMilliseconds];
  const latestUntil = until + (until - now);
  return database.transact(async (db) => {
    await db
      .insertInto("ai_help_limits")
      .values({ user_id: id })
      .onConflict((conflict) => conflict.column("user_id").doNothing())
      .execute();
    const isOver = sql<boolean>`(latest_start is null or latest_start <= ${oldest} or latest_start > ${latest})`;
    const row = await db
      .updateTable("ai_help_limits")
      .set({
        latest_start: isSubscriber
          ? sql`latest_start`
          : sql`case when ${isOver} then ${now} else latest_start end`,
        session_questions: isSubscriber
          ? sql`session_questions`
          : sql`case when ${isOver} then 1 else session_questions + 1 end`,
        total_questions: sql`total_questions + 1`,
        answering: messageId,
        answering_until: until,
      })
      .where("user_id", "=", id)
      .where((is) =>
        is.or([
          is("answering_until", "is", null),
          is("answering_until", "<=", now),
          is("answering_until", ">", latestUntil),
        ]),
      )
      .$if(!isSubscriber, (query) =>
        query.where((is) => is.or([isOver, is("session_questions", "<", QUOTA_LIMIT)])),
      )
      .returning(["session_questions", "latest_start"])
      .executeTakeFirst();
    if (row)
      return {
        quota: isSubscriber ? null : toQuota(row.session_questions),
        windowStart: row.latest_start ?? now,
      };
    const { answering_until: runsUntil } = await db
      .selectFrom("ai_help_limits")
      .select("answering_until")
      .where("user_id", "=", id)
      .executeTakeFirstOrThrow();
    throw new AskError((runsUntil ?? 0) > now ? "busy" : "quota");
  });
}

/** Ends a running answer; gives its question back when it failed. */
export async function endQuestion(
  database: UserDatabase,
  { asker, messageId, givenBack }: EndedQuestion,
): Promise<void> {
  const { id, isSubscriber } = asker;
  await database.transact(async (db) => {
    await db
      .updateTable("ai_help_limits")
      .set({ answering: null, answering_until: null })
      .where("user_id", "=", id)
      .where("answering", "=", messageId)
      .execute();
    if (givenBack && !isSubscriber)
      await db
        .updateTable("ai_help_limits")
        .set({ session_questions: sql`session_questions - 1` })
        .where("user_id", "=", id)
        .where("latest_start", "=", givenBack.windowStart)
        .where("session_questions", ">", 0)
        .execute();
  });
}

/**
 * Marks a running answer as stopped, whichever server writes it.
 *
 * @returns false when none of this reader runs by this id.
 */
export async function stopQuestion(
  database: UserDatabase,
  { id }: Pick<Asker, "id">,
  messageId: string,
): Promise<boolean> {
  const { numUpdatedRows } = await database.query((db) =>
    db
      .updateTable("ai_help_limits")
      .set({ answering: null, answering_until: null })
      .where("user_id", "=", id)
      .where("answering", "=", messageId)
      .executeTakeFirst(),
  );
  return numUpdatedRows > 0n;
}

/** Returns the running answers of these users, but those that a server has marked as stopped. */
export async function listAnswering(
  database: UserDatabase,
  userIds: readonly number[],
): Promise<ReadonlySet<string>> {
  const rows = await database.query((db) =>
    db
      .selectFrom("ai_help_limits")
      .select("answering")
      .where("user_id", "in", userIds)
      .execute(),
  );
  return new Set(rows.flatMap(({ answering }) => answering ?? []));
}

export async function readQuota(
  database: UserDatabase,
  { id, isSubscriber }: Asker,
  { now, windowMilliseconds }: QuotaTimes,
): Promise<Quota | null> {
  if (isSubscriber) return null;
  const row = await database.query((db) =>
    db
      .selectFrom("ai_help_limits")
      .select("session_questions")
      .where("user_id", "=", id)
      .where("latest_start", ">", now - windowMilliseconds)
      .where("latest_start", "<=", now + windowMilliseconds)
      .executeTakeFirst(),
  );
  return toQuota(row?.session_questions ?? 0);
}

function toQuota(count: number): Quota {
  return { count, remaining: Math.max(0, QUOTA_LIMIT - count), limit: QUOTA_LIMIT };
}
