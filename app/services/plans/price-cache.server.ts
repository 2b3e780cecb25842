import { setTimeout as wait } from "node:timers/promises";

/** How long prices stay good; after that they are still shown while new ones are fetched. */
const FRESH_MILLISECONDS = 3_600_000;
/** A provider that failed is left alone for a while. */
const RETRY_MILLISECONDS = 30_000;

export interface CacheOptions<Value> {
  load(): Promise<Value>;
  /** The most that a page waits for it. */
  maxWaitMilliseconds: number;
  onError(error: unknown): void;
  now: () => number;
}

/**
 * Keeps the last good answer of something that may be slow or down.
 *
 * @returns A function that gives it, or null when there has never been one.
 */
export function createPriceCache<Value>({
  load,
  maxWaitMilliseconds,
  onError,
  now,
}: CacheOptions<Value>): () => Promise<Value | null> {
  let known: { value: Value; time: number } | null = null;
  let loading: Promise<void> | null = null;
  let triedAt = -Infinity;

  async function refresh() {
    try {
      known = { value: await load(), time: now() };
    } catch (error) {
      onError(error);
    } finally {
      loading = null;
    }
  }

  return async () => {
    const time = now();
    const isFresh = known !== null && time - known.time < FRESH_MILLISECONDS;
    if (!isFresh && !loading && time - triedAt >= RETRY_MILLISECONDS) {
      triedAt = time;
      loading = refresh();
    }
    if (!known && loading) await atMost(loading, maxWaitMilliseconds);
    return known?.value ?? null;
  };
}

async function atMost(work: Promise<void>, milliseconds: number): Promise<void> {
  const timer = new AbortController();
  const options = { signal: timer.signal, ref: false };
  const timeout = wait(milliseconds, undefined, options).catch(() => undefined);
  await Promise.race([work, timeout]);
  timer.abort();
}
