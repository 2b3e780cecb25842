import type { UserDatabase } from "~/database/user-database";
import type { Plan } from "~/domain/accounts/plan";
import { DAY_MILLISECONDS } from "~/domain/locales/durations";

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

function toFlag(value: boolean): 0 | 1 {
  return value ? 1 : 0;
}
