import type { UserDatabase } from "~/database/user-database";
import type { RateLimits } from "./rate-limit";

export type { RateLimit, RateLimits } from "./rate-limit";
export { createRequestLimits } from "./request-limits.server";

/** Allows everything. */
export const NO_RATE_LIMITS: RateLimits = { take: () => Promise.resolve(null) };

export interface RateLimitsOptions {
  database: UserDatabase;
  /** Hashes the client, so that the database stores no addresses. */
  hash(purpose: string, text: string): string;
  now?: () => number;
}

/**
 * Shares the counts with all servers of the database, and throws UnavailableError while it does not answer.
 */
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
      // Tolerates clock skew between servers of up to one window.
      const entry = { key, time, expiresAt, latest: expiresAt + windowSeconds * 1000 };
      const { used, expires_at } = await count(database, entry);
      // Caps the wait, because a server with a fast clock may have stored a later expiry.
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
  /** A counter that expires later comes from a wrong clock and is reset. */
  latest: number;
}

/** Counts in a single statement, so that concurrent servers lose no update. */
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
