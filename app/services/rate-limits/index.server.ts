import type { UserDatabase } from "~/database/user-database";
import type { RateLimits } from "./rate-limit";

export type { RateLimit, RateLimits } from "./rate-limit";
export { createRequestLimits, type RequestLimits } from "./request-limits.server";

export interface RateLimitsOptions {
  database: UserDatabase;
  /** Hides who it was. */
  hash(purpose: string, text: string): string;
  now?: () => number;
}

export function createRateLimits({
  database,
  hash,
  now = Date.now,
}: RateLimitsOptions): RateLimits {
  return {
    async take({ name, limit, windowSeconds }, who) {
      const key = `${name}:${hash(`rate-limit:${name}`, who)}`;
      const time = now();
      const entry = { key, time, expiresAt: time + windowSeconds * 1000 };
      const { used, expires_at } = await count(database, entry);
      if (used === 1) await forgetExpired(database, time);
      return used <= limit ? null : Math.ceil((expires_at - time) / 1000);
    },
  };
}

interface Use {
  key: string;
  time: number;
  expiresAt: number;
}

/** In one statement: of two servers that count at once, none misses the other. */
function count(database: UserDatabase, { key, time, expiresAt }: Use) {
  return database.query((db) =>
    db
      .insertInto("rate_limits")
      .values({ key, used: 1, expires_at: expiresAt })
      .onConflict((conflict) =>
        conflict.column("key").doUpdateSet((eb) => {
          const isOver = eb("rate_limits.expires_at", "<=", time);
          return {
            used: eb
              .case()
              .when(isOver)
              .then(1)
              .else(eb("rate_limits.used", "+", 1))
              .end(),
            expires_at: eb
              .case()
              .when(isOver)
              .then(expiresAt)
              .else(eb.ref("rate_limits.expires_at"))
              .end(),
          };
        }),
      )
      .returning(["used", "expires_at"])
      .executeTakeFirstOrThrow(),
  );
}

function forgetExpired(database: UserDatabase, time: number) {
  return database.query((db) =>
    db.deleteFrom("rate_limits").where("expires_at", "<=", time).execute(),
  );
}
