import { setTimeout as wait } from "node:timers/promises";

/** Time during which prices are fresh; afterwards they are served while new ones load. */
const FRESH_MILLISECONDS = 3_600_000;
/** Pause after a failure of the provider. */
const RETRY_MILLISECONDS = 30_000;

export interface CacheOptions<Value> {
  load(): Promise<Value>;
  /** Limits how long a page waits. */
  maxWaitMilliseconds: number;
  onError(error: unknown): void;
  now: () => number;
}

/**
 * Creates a stale-while-revalidate cache for a slow or unavailable source.
 *
 * @returns a function that returns the last good value, or null when there is none.
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
