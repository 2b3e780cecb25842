/** Timings of the shell specification (9), the defaults of swr, whose semantics apply. */
const DEDUPE_MILLISECONDS = 2_000;
const FOCUS_THROTTLE_MILLISECONDS = 5_000;
const RETRY_MILLISECONDS = { fast: 5_000, slow: 10_000 };
const SLOW_AFTER_MILLISECONDS = { fast: 3_000, slow: 5_000 };
const MAX_BACKOFF_EXPONENT = 8;

/** Adapter over the browser APIs that revalidation needs. */
export interface RevalidationBrowser {
  now(): number;
  /** From 0 to 1. */
  random(): number;
  setTimer(work: () => void, milliseconds: number): void;
  /** True when the page is visible and online. */
  isActive(): boolean;
  isSlowLink(): boolean;
}

export interface RevalidationOptions<Data> {
  load: () => Promise<Data>;
  onData: (data: Data) => void;
  /** The last data is kept; a retry follows. */
  onError: (error: unknown) => void;
  /** Called when the response is late. */
  onSlow: () => void;
  browser: RevalidationBrowser;
}

interface Revalidation {
  /** Requests the data, unless a request was made within the last two seconds. */
  revalidate(): void;
  /**
   * Requests the data in any case, because it is stale. A pending response is dropped.
   */
  invalidate(): void;
  /** Drops a pending response and a pending retry. */
  drop(): void;
  /** For events on the reader's return: at most one request in five seconds. */
  handleFocus(): void;
}

/**
 * Stale-while-revalidate for one resource: deduplication, focus throttle, and retries
 * with exponential backoff while the page is active. An inactive page requests again at
 * its next focus.
 */
export function createRevalidation<Data>(
  options: RevalidationOptions<Data>,
): Revalidation {
  const { load, browser } = options;
  const speed = () => (browser.isSlowLink() ? "slow" : "fast");
  let latest = 0;
  let askedAt = -Infinity;
  let nextFocusAt = -Infinity;

  async function ask(retries: number): Promise<void> {
    askedAt = browser.now();
    const request = ++latest;
    let isOpen = true;
    browser.setTimer(() => {
      if (isOpen && request === latest) options.onSlow();
    }, SLOW_AFTER_MILLISECONDS[speed()]);
    try {
      const data = await load();
      if (request === latest) options.onData(data);
    } catch (error) {
      if (request === latest) fail(error, retries + 1);
    } finally {
      isOpen = false;
    }
  }

  function fail(error: unknown, retries: number): void {
    options.onError(error);
    if (!browser.isActive()) return;
    const failed = latest;
    const factor =
      (browser.random() + 0.5) * 2 ** Math.min(retries, MAX_BACKOFF_EXPONENT);
    browser.setTimer(
      () => {
        if (failed === latest) void ask(retries);
      },
      Math.trunc(factor) * RETRY_MILLISECONDS[speed()],
    );
  }

  function revalidate(): void {
    if (browser.now() - askedAt >= DEDUPE_MILLISECONDS) void ask(0);
  }

  return {
    revalidate,
    invalidate: () => void ask(0),
    drop: () => void latest++,
    handleFocus() {
      if (!browser.isActive() || browser.now() < nextFocusAt) return;
      nextFocusAt = browser.now() + FOCUS_THROTTLE_MILLISECONDS;
      revalidate();
    },
  };
}
