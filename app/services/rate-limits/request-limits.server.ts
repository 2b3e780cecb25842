import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { timeout, TimeoutError } from "remix-utils/promise";
import { isUnavailable } from "~/domain/site/unavailable-error";
import type { RateLimit, RateLimits } from "./rate-limit";

/** Limits how long a request waits to be counted. */
const PATIENCE_MILLISECONDS = 250;
/** Time without queries after the database failed to answer (circuit breaker). */
const REST_MILLISECONDS = 5_000;

export interface RequestLimitsOptions {
  /** Shared counters of several servers; null for a single server, which counts in memory. */
  shared: RateLimits | null;
  patienceMilliseconds?: number;
  /** Milliseconds of a clock that is never set back, from any origin. */
  now?: () => number;
}

export interface RequestLimits {
  /**
   * Counts one request.
   *
   * @returns null when allowed, else the seconds until it will be.
   */
  take(limit: RateLimit & { isLocal: boolean }, who: string): Promise<number | null>;
}

/**
 * Limits for classes of requests, which must cost next to nothing: blocked clients are rejected
 * from memory, and each server counts on its own while the database does not answer.
 */
export function createRequestLimits({
  shared,
  patienceMilliseconds = PATIENCE_MILLISECONDS,
  now = () => performance.now(),
}: RequestLimitsOptions): RequestLimits {
  const limiters = new Map<string, RateLimiterMemory>();
  let restsUntil = -Infinity;

  function getLimiter({ name, limit, windowSeconds }: RateLimit): RateLimiterMemory {
    const known = limiters.get(name);
    if (known) return known;
    const made = new RateLimiterMemory({
      keyPrefix: name,
      points: limit,
      duration: windowSeconds,
    });
    limiters.set(name, made);
    return made;
  }

  async function takeShared(
    { take }: RateLimits,
    limit: RateLimit,
    who: string,
  ): Promise<number | null> {
    const memory = getLimiter(limit);
    const known = await memory.get(who);
    if (known && known.consumedPoints > limit.limit) return toSeconds(known, memory);
    if (now() < restsUntil) return takeHere(memory, who);
    try {
      const wait = await timeout(take(limit, who), { ms: patienceMilliseconds });
      if (wait !== null) await memory.block(who, wait);
      return wait;
    } catch (error) {
      if (!isUnavailable(error) && !(error instanceof TimeoutError)) throw error;
      restsUntil = now() + REST_MILLISECONDS;
      return takeHere(memory, who);
    }
  }

  return {
    take: (limit, who) =>
      shared && !limit.isLocal
        ? takeShared(shared, limit, who)
        : takeHere(getLimiter(limit), who),
  };
}

async function takeHere(memory: RateLimiterMemory, who: string): Promise<number | null> {
  try {
    await memory.consume(who);
    return null;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return toSeconds(refusal, memory);
    throw refusal;
  }
}

/** Caps the wait, because the limiter adds what the clock of the machine was set back. */
function toSeconds(
  { msBeforeNext }: RateLimiterRes,
  { duration }: Pick<RateLimiterMemory, "duration">,
): number {
  return Math.min(duration, Math.max(1, Math.ceil(msBeforeNext / 1000)));
}
