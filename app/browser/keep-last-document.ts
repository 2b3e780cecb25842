const GATEWAY_TIMEOUT = 504;

export interface DocumentKeeper<Page> {
  /** Notes a page that came with the document itself, for which no client load ran. */
  remember(page: Page): void;
  /** The loaded page; or the last one, when a gateway gave up waiting for this one. */
  load(url: string, load: () => Promise<Page>): Promise<Page>;
}

/**
 * Keeps what the reader has on the screen when a client navigation runs into a 504. Every
 * other failure goes to the error boundary.
 *
 * @param readStatus Status of the last answer for a URL, when the browser tells it.
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
 * A 504 of our own comes as a response; one of a gateway has no data that Remix could decode,
 * and arrives as a plain error without its status.
 */
function isGatewayTimeout(error: unknown, readStatus: () => number | null): boolean {
  if (typeof error === "object" && error !== null && "status" in error)
    return error.status === GATEWAY_TIMEOUT;
  return error instanceof Error && readStatus() === GATEWAY_TIMEOUT;
}

/** Status of the last answer to a navigation to this address; null when there was none. */
export function readResponseStatus(url: string): number | null {
  const address = new URL(url, location.href);
  const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  const entry = entries.findLast(({ name }) => {
    const { origin, pathname } = new URL(name);
    return origin === address.origin && pathname === `${address.pathname}.data`;
  });
  // Zero stands for no answer.
  return entry?.responseStatus || null;
}
