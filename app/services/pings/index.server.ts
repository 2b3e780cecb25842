import type { Kysely } from "kysely";
import { nextTurn } from "~/database/next-turn";
import type { Schema } from "~/database/schema";
import type { UserDatabase } from "~/database/user-database";
import type { Plan } from "~/domain/accounts/plan";
import { DAY_MILLISECONDS } from "~/domain/locales/durations";

/** Retention period, which docs/operations.md states. */
export const PING_DAYS = 183;
/** A statement that removes more could run into its time limit. */
const REMOVED_AT_ONCE = 5_000;

const FLAGS = ["ai_help_history", "no_ads", "offline"] as const;

/** A reader's activity on one day. */
export interface Ping {
  userId: number;
  plan: Plan;
  aiHelpHistory: boolean;
  noAds: boolean;
  /** True when this browser stores pages for offline reading. */
  isOffline: boolean;
}

export interface PingsService {
  /**
   * Records that a reader is active today. Flags stay set for the rest of the day.
   *
   * @throws UnavailableError
   */
  note(ping: Ping): Promise<void>;
}

/** Days are those of UTC. The plan of the last ping counts for the whole day. */
export function createPingsService(
  database: UserDatabase,
  now: () => number = Date.now,
): PingsService {
  return {
    async note({ userId, plan, aiHelpHistory, noAds, isOffline }) {
      const time = now();
      const row = {
        user_id: userId,
        ping_at: time - (time % DAY_MILLISECONDS),
        subscription_type: plan,
        ai_help_history: toFlag(aiHelpHistory),
        no_ads: toFlag(noAds),
        offline: toFlag(isOffline),
      };
      const changes = Object.fromEntries(
        FLAGS.filter((name) => row[name] === 1).map((name) => [name, 1]),
      );
      await database.query((db) =>
        db
          .insertInto("activity_pings")
          .values(row)
          .onConflict((conflict) =>
            conflict
              .columns(["user_id", "ping_at"])
              .doUpdateSet({ ...changes, subscription_type: plan }),
          )
          .execute(),
      );
    },
  };
}

/**
 * Removes pings after PING_DAYS, in steps between which others have their turn; returns their number.
 *
 * @param now milliseconds since 1970
 * @throws UnavailableError
 */
export async function removeOldPings(
  database: UserDatabase,
  now: number,
): Promise<number> {
  const oldest = now - PING_DAYS * DAY_MILLISECONDS;
  let total = 0;
  for (;;) {
    const removed = await database.query((db) => removeSome(db, oldest));
    total += removed;
    if (removed < REMOVED_AT_ONCE) return total;
    await nextTurn();
  }
}

async function removeSome(db: Kysely<Schema>, oldest: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("activity_pings")
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple("user_id", "ping_at"),
        "in",
        selectFrom("activity_pings as old")
          .select(["old.user_id", "old.ping_at"])
          .where("old.ping_at", "<", oldest)
          .limit(REMOVED_AT_ONCE)
          .$asTuple("user_id", "ping_at"),
      ),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

function toFlag(value: boolean): 0 | 1 {
  return value ? 1 : 0;
}
