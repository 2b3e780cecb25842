import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { isUnavailable, UnavailableError } from "~/domain/site/unavailable-error";
import type { RateLimit, RateLimits } from "./rate-limit";

/** A request does not wait longer to be counted. */
const PATIENCE_MILLISECONDS = 250;
/** A database that did not answer in time is not asked again before this has passed. */
const REST_MILLISECONDS = 5_000;

export interface RequestLimitsOptions {
  /** Counts for all servers; null when there is only this one, which then counts in memory. */
  shared: RateLimits | null;
  patienceMilliseconds?: number;
  now?: () => number;
}

export interface RequestLimits {
  /**
   * Counts one request.
   *
   * @returns null when it is allowed, else after how many seconds it will be again.
   */
  take(limit: RateLimit & { isLocal: boolean }, who: string): Promise<number | null>;
}

/**
 * Limits for whole kinds of requests, which must cost next to nothing: who is refused stays so by
 * memory alone, and while the database does not answer, each server counts for itself.
 */
export function createRequestLimits({
  shared,
  patienceMilliseconds = PATIENCE_MILLISECONDS,
  now = Date.now,
}: RequestLimitsOptions): RequestLimits {
  const limiters = new Map<string, RateLimiterMemory>();
  let restsUntil = 0;

  function findLimiter({ name, limit, windowSeconds }: RateLimit): RateLimiterMemory {
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
    const memory = findLimiter(limit);
    const known = await memory.get(who);
    if (known && known.consumedPoints > limit.limit) return toSeconds(known);
    if (now() < restsUntil) return takeHere(memory, who);
    try {
      const wait = await waitAtMost(take(limit, who), patienceMilliseconds);
      if (wait !== null) await memory.block(who, wait);
      return wait;
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      restsUntil = now() + REST_MILLISECONDS;
      return takeHere(memory, who);
    }
  }

  return {
    take: (limit, who) =>
      shared && !limit.isLocal
        ? takeShared(shared, limit, who)
        : takeHere(findLimiter(limit), who),
  };
}

async function takeHere(memory: RateLimiterMemory, who: string): Promise<number | null> {
  try {
    await memory.consume(who);
    return null;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return toSeconds(refusal);
    throw refusal;
  }
}

function toSeconds({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}

/** Rejects when the time is over; what was begun goes on, and its outcome counts for nobody. */
function waitAtMost<Result>(
  work: Promise<Result>,
  milliseconds: number,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new UnavailableError("counting takes too long")),
      milliseconds,
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
