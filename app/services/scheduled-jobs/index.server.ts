import type { UserDatabase } from "~/database/user-database";
import { DAY_MILLISECONDS } from "~/domain/locales/durations";
import { removeOldMetrics } from "../ai-help/index.server";
import { followMoves } from "../collections/index.server";
import type { DocumentsService } from "../documents/index.server";
import { removeOldScans } from "../observatory/index.server";
import { removeOldCounts } from "../placements/index.server";

/** Retention period that the settings page states. */
const AI_HISTORY_MONTHS = 6;

export interface ScheduledJobsOptions {
  database: UserDatabase;
  documents: Pick<DocumentsService, "hasDocument" | "findPageSummary">;
  now?: () => number;
}

export interface ScheduledJobs {
  /**
   * Deletes expired data. Several servers may run it at once.
   *
   * @returns the number of deleted conversations.
   * @throws UnavailableError
   */
  removeExpired(): Promise<number>;
  /**
   * Gives saved pages that the content has moved their new addresses.
   *
   * @returns the number of changed items.
   * @throws UnavailableError
   */
  followMoves(): Promise<number>;
}

export function createScheduledJobs({
  database,
  documents,
  now = Date.now,
}: ScheduledJobsOptions): ScheduledJobs {
  return {
    followMoves() {
      const findTarget = (url: string) =>
        documents.hasDocument(url)
          ? null
          : (documents.findPageSummary(url)?.mdn_url ?? null);
      return followMoves({ database, findTarget, now });
    },
    async removeExpired() {
      await removeOldScans(database, now());
      await removeOldMetrics(database, now());
      await removeOldCounts(database, now());
      const oldest = findMonthsAgo(now(), AI_HISTORY_MONTHS);
      return database.transact(async (db) => {
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
          .deleteFrom("ai_help_history_messages")
          .where("created_at", "<", oldest)
          .execute();
        const { numDeletedRows } = await db
          .deleteFrom("ai_help_history")
          .where("updated_at", "<", oldest)
          .executeTakeFirst();
        return Number(numDeletedRows);
      });
    },
  };
}

function findMonthsAgo(time: number, months: number): number {
  const date = new Date(time);
  return date.setUTCMonth(date.getUTCMonth() - months);
}

export interface ScheduledJobsListener {
  onRemoved(conversations: number): void;
  onFollowed(items: number): void;
  /** Receives failures; the next attempt is a day later or at the next start. */
  onError(error: unknown): void;
}

/**
 * Runs the jobs now and then once a day.
 *
 * @returns a function that stops them
 */
export function startScheduledJobs(
  { removeExpired, followMoves }: ScheduledJobs,
  { onRemoved, onFollowed, onError }: ScheduledJobsListener,
): () => void {
  const run = () => {
    void removeExpired().then(onRemoved, onError);
    void followMoves().then(onFollowed, onError);
  };
  run();
  const timer = setInterval(run, DAY_MILLISECONDS).unref();
  return () => clearInterval(timer);
}
