import { LRUCache } from "lru-cache";
import { DAY_MILLISECONDS } from "~/domain/locales/durations";
import type { CapturedResponse } from "./capture-response.server";
import { isKeepable } from "./is-keepable";
import { ENCODINGS, type Encoding } from "../negotiation/negotiate-encoding";
import {
  packDensely,
  repackPage,
  sizePage,
  toStoredPage,
  type StoredPage,
} from "./stored-page.server";

/** Limits the size of one page, because a large one would evict all others. */
const MAX_SHARE_OF_ONE = 1 / 8;
/** Remembers paths that are not cacheable, so that they are not captured again. */
const MAX_REFUSED = 1_000;
/** The max-age of pages, because some show relative times. */
const MAX_AGE_MILLISECONDS = 3_600_000;

export interface PageCacheOptions {
  maxBytes: number;
  /** A new value empties the cache. */
  readVersion: () => string;
  /** Renders the page for an anonymous visitor. */
  render: (path: string) => Promise<CapturedResponse>;
  now?: () => number;
}

export interface PageCache {
  find(path: string, encoding: Encoding): StoredPage | undefined;
  /**
   * Renders a missing page once for all concurrent requests (single flight); null when it is not
   * cacheable.
   */
  load(path: string, encoding: Encoding): Promise<StoredPage | null>;
  readonly bytes: number;
  readonly pages: number;
}

/** LRU cache of pages by path and content coding. */
export function createPageCache({
  maxBytes,
  readVersion,
  render,
  now = Date.now,
}: PageCacheOptions): PageCache {
  const pages = new LRUCache<string, StoredPage>({
    maxSize: maxBytes,
    maxEntrySize: Math.max(1, Math.floor(maxBytes * MAX_SHARE_OF_ONE)),
    sizeCalculation: sizePage,
    ttl: MAX_AGE_MILLISECONDS,
    ttlResolution: 0,
    perf: { now },
  });
  const refused = new LRUCache<string, true>({ max: MAX_REFUSED });
  const flights = new Map<string, Promise<StoredPage | null>>();
  let version = "";
  let day = 0;
  let isPacking = false;

  /** Also clears at midnight, because posts are published by day. */
  function dropWhatIsOld(): void {
    const today = Math.floor(now() / DAY_MILLISECONDS);
    const current = readVersion();
    if (current === version && today === day) return;
    version = current;
    day = today;
    pages.clear();
    refused.clear();
    flights.clear();
  }

  /** Single flight: runs `make` once for concurrent calls with the same key. */
  function share(key: string, make: () => Promise<StoredPage | null>) {
    const flying = flights.get(key);
    if (flying) return flying;
    const flight = make().finally(() => {
      if (flights.get(key) === flight) flights.delete(key);
    });
    flights.set(key, flight);
    return flight;
  }

  async function renderPage(path: string): Promise<StoredPage | null> {
    const renderedAt = now();
    const captured = await render(path);
    if (isKeepable(captured)) return toStoredPage(captured, renderedAt);
    // Not remembered, because an error may be transient.
    if (captured.status < 400) refused.set(path, true);
    return null;
  }

  /** Packs a page that is asked for again more densely, one at a time, while the one there is sent. */
  function improve(key: string, page: StoredPage): void {
    if (isPacking || page.isDense) return;
    isPacking = true;
    packDensely(page)
      .then((dense) => {
        if (pages.peek(key) === page) pages.set(key, dense, { noUpdateTTL: true });
      })
      // The page stays as it is.
      .catch(() => undefined)
      .finally(() => (isPacking = false));
  }

  function findPacked(path: string): StoredPage | undefined {
    for (const encoding of ENCODINGS) {
      const page = pages.peek(toKey(path, encoding));
      if (page) return page;
    }
    return undefined;
  }

  async function loadPage(path: string, encoding: Encoding): Promise<StoredPage | null> {
    const startVersion = version;
    const startDay = day;
    const source = findPacked(path) ?? (await share(path, () => renderPage(path)));
    if (source === null) return null;
    const page = await repackPage(source, encoding);
    dropWhatIsOld();
    if (startVersion === version && startDay === day)
      pages.set(toKey(path, encoding), page, { start: page.facts.renderedAt });
    return page;
  }

  return {
    find(path, encoding) {
      dropWhatIsOld();
      const key = toKey(path, encoding);
      const page = pages.get(key);
      if (page) improve(key, page);
      return page;
    },
    load(path, encoding) {
      dropWhatIsOld();
      if (refused.has(path)) return Promise.resolve(null);
      return share(toKey(path, encoding), () => loadPage(path, encoding));
    },
    get bytes() {
      return pages.calculatedSize;
    },
    get pages() {
      return pages.size;
    },
  };
}

/** Unambiguous because paths start with a slash. */
function toKey(path: string, encoding: Encoding): string {
  return encoding + path;
}
