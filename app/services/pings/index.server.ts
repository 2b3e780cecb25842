import type { UserDatabase } from "~/database/user-database";
import type { Plan } from "~/domain/accounts/plan";

const DAY_MILLISECONDS = 86_400_000;

const FLAGS = ["ai_help_history", "no_ads", "offline"] as const;

/** What one day of a reader is known by. */
export interface Ping {
  userId: number;
  plan: Plan;
  aiHelpHistory: boolean;
  noAds: boolean;
  /** Whether this browser keeps pages for reading without a network. */
  isOffline: boolean;
}

export interface PingsService {
  /**
   * Notes that a reader is here today. What was true once on a day stays so.
   *
   * @throws UnavailableError
   */
  note(ping: Ping): Promise<void>;
}

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
