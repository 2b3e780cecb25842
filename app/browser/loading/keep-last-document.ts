const GATEWAY_TIMEOUT = 504;

export interface DocumentKeeper<Page> {
  /** Stores the page of the initial document, for which no client load ran. */
  remember(page: Page): void;
  /** Loads a page; returns the last one if a gateway timed out. */
  load(url: string, load: () => Promise<Page>): Promise<Page>;
}

/**
 * Keeps the current page when a client navigation fails with a 504. Other failures reach
 * the error boundary.
 * @param readStatus Status of the last response for a URL, if the browser exposes it.
 */
export function createDocumentKeeper<Page>(
  readStatus: (url: string) => number | null = readResponseStatus,
): DocumentKeeper<Page> {
  let last: { page: Page } | null = null;
  return {
    remember(page) {
      last = { page };
    },
    async load(url, load) {
      try {
        const page = await load();
        last = { page };
        return page;
      } catch (error) {
        if (last && isGatewayTimeout(error, () => readStatus(url))) return last.page;
        throw error;
      }
    },
  };
}

/**
 * A 504 of the site itself is a response. A gateway's 504 has no data that Remix could
 * decode and arrives as an error without status.
 */
function isGatewayTimeout(error: unknown, readStatus: () => number | null): boolean {
  if (typeof error === "object" && error !== null && "status" in error)
    return error.status === GATEWAY_TIMEOUT;
  return error instanceof Error && readStatus() === GATEWAY_TIMEOUT;
}

/** Status of the last navigation response for this URL; null when there was none. */
export function readResponseStatus(url: string): number | null {
  const address = new URL(url, location.href);
  const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  const entry = entries.findLast(({ name }) => {
    const { origin, pathname } = new URL(name);
    return origin === address.origin && pathname === `${address.pathname}.data`;
  });
  // Zero means no response.
  return entry?.responseStatus || null;
}
