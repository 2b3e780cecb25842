export interface KeepFreshOptions<Value> {
  /** Asks the slow or unreliable source. */
  load(): Promise<Value>;
  /** Age up to which a value is fresh. */
  freshMilliseconds: number;
  /** Pause after a failure, in which nobody waits for the source. */
  retryMilliseconds: number;
  /** Limits how long a caller waits for the first value; without it, the loader has limits. */
  maxWaitMilliseconds?: number;
  /** Receives each failure once, with the older value that callers get meanwhile; null when they get the failure. */
  onError(error: unknown, known: Value | null): void;
  /** Milliseconds of a clock, from any origin. */
  now?: () => number;
}

/**
 * Creates a stale-while-revalidate cache of one value: an old value is returned at once while one load for all
 * callers fetches a new one, so that callers wait only for the first.
 *
 * @returns a function that returns the last good value. While there is none, it rejects with the failure of the
 * last load, or when that takes too long.
 */
export function keepFresh<Value>({
  load,
  freshMilliseconds,
  retryMilliseconds,
  maxWaitMilliseconds,
  onError,
  now = () => performance.now(),
}: KeepFreshOptions<Value>): () => Promise<Value> {
  let known: { value: Value } | null = null;
  let last: Promise<Value> | null = null;
  let isLoading = false;
  let nextAt = -Infinity;

  async function tryLoad(): Promise<Value> {
    try {
      const value = await load();
      known = { value };
      nextAt = now() + freshMilliseconds;
      return value;
    } catch (error) {
      nextAt = now() + retryMilliseconds;
      onError(error, known?.value ?? null);
      throw error;
    } finally {
      isLoading = false;
    }
  }

  function startLoad(): Promise<Value> {
    isLoading = true;
    last = tryLoad();
    // Handled here, because callers may have gone or have an older value.
    last.catch(() => undefined);
    return last;
  }

  return async () => {
    const current = last && (isLoading || now() < nextAt) ? last : startLoad();
    if (known) return known.value;
    return maxWaitMilliseconds === undefined
      ? current
      : endInTime(current, maxWaitMilliseconds);
  };
}

function endInTime<Value>(work: Promise<Value>, milliseconds: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error("no value was loaded in time"));
    }, milliseconds).unref();
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
