/** Longer than any request, so that readers of a replaced store can finish. */
const CLOSE_DELAY_MS = 60_000;

export interface RetirementOptions {
  delayMs?: number | undefined;
  /** Called when a store can't be closed. */
  onError?: ((error: unknown) => void) | undefined;
}

export interface Retirement {
  /** Closes the store after the delay. */
  retire(store: { close(): void }): void;
  /** Closes at once all stores that still wait. */
  closeAll(): void;
}

/** Closes replaced stores late, because requests hold the store that they began with. */
export function createRetirement({
  delayMs = CLOSE_DELAY_MS,
  onError,
}: RetirementOptions): Retirement {
  const closing = new Map<{ close(): void }, NodeJS.Timeout>();
  return {
    retire(store) {
      const timer = setTimeout(() => {
        closing.delete(store);
        try {
          store.close();
        } catch (error) {
          onError?.(error);
        }
      }, delayMs);
      timer.unref();
      closing.set(store, timer);
    },
    closeAll() {
      for (const [store, timer] of closing) {
        clearTimeout(timer);
        store.close();
      }
      closing.clear();
    },
  };
}
