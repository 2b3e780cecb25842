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
      const expiresAt = time + windowSeconds * 1000;
      // Clocks of servers differ a little; nothing honest is further ahead than a window.
      const entry = { key, time, expiresAt, latest: expiresAt + windowSeconds * 1000 };
      const { used, expires_at } = await count(database, entry);
      // A clock that was ahead may have left a time that no window reaches.
      const wait = Math.min(Math.ceil((expires_at - time) / 1000), windowSeconds);
      if (used === 1) await forgetExpired(database, time);
      return used <= limit ? null : wait;
    },
  };
}

interface Use {
  key: string;
  time: number;
  expiresAt: number;
  /** A count that ends after this is one of a clock that was wrong, and begins anew. */
  latest: number;
}

/** In one statement: of two servers that count at once, none misses the other. */
function count(database: UserDatabase, { key, time, expiresAt, latest }: Use) {
  return database.query((db) =>
    db
      .insertInto("rate_limits")
      .values({ key, used: 1, expires_at: expiresAt })
      .onConflict((conflict) =>
        conflict.column("key").doUpdateSet((eb) => {
          const isOver = eb.or([
            eb("rate_limits.expires_at", "<=", time),
            eb("rate_limits.expires_at", ">", latest),
          ]);
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
