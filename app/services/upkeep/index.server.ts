import type { UserDatabase } from "~/database/user-database";
import { removeOldScans } from "../observatory/index.server";

/** What readers are told on the settings page. */
const AI_HISTORY_MONTHS = 6;
const DAY_MILLISECONDS = 86_400_000;

export interface UpkeepOptions {
  database: UserDatabase;
  now?: () => number;
}

export interface Upkeep {
  /**
   * Removes what is too old to be kept: conversations with the AI helper, and scans of sites. Several servers may do so at once.
   *
   * @returns how many conversations with the AI helper are gone.
   * @throws UnavailableError
   */
  removeExpired(): Promise<number>;
}

export function createUpkeep({ database, now = Date.now }: UpkeepOptions): Upkeep {
  return {
    async removeExpired() {
      await removeOldScans(database, now());
      const oldest = findMonthsAgo(now(), AI_HISTORY_MONTHS);
      return database.transact(async (db) => {
        // What was asked later in the same conversation stays, without what it followed.
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

export interface UpkeepListener {
  onRemoved(conversations: number): void;
  /** The next attempt is a day later, or at the next start. */
  onError(error: unknown): void;
}

/**
 * Does the upkeep now, and then once a day.
 *
 * @returns stops it
 */
export function startUpkeep(
  { removeExpired }: Upkeep,
  { onRemoved, onError }: UpkeepListener,
): () => void {
  const run = () => void removeExpired().then(onRemoved, onError);
  run();
  const timer = setInterval(run, DAY_MILLISECONDS).unref();
  return () => clearInterval(timer);
}
