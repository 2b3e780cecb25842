import { LRUCache } from "lru-cache";
import type { CapturedResponse } from "./capture-response.server";
import { isKeepable } from "./is-keepable";
import { ENCODINGS, type Encoding } from "./negotiate-encoding";
import {
  repackPage,
  sizePage,
  toStoredPage,
  type StoredPage,
} from "./stored-page.server";
import { DAY_MILLISECONDS } from "~/domain/locales/durations";

/** A page that takes a large part of the memory would push out all the others. */
const MAX_SHARE_OF_ONE = 1 / 8;
/** Paths that were found not to be kept, so that they aren't tried again and again. */
const MAX_REFUSED = 1_000;
/** As long as browsers may keep it: some pages say how long ago something was. */
const MAX_AGE_MILLISECONDS = 3_600_000;

export interface PageCacheOptions {
  maxBytes: number;
  /** Changes when pages do: all that was kept goes then. */
  readVersion: () => string;
  /** The answer to a visitor of whom nothing is known. */
  render: (path: string) => Promise<CapturedResponse>;
  now?: () => number;
}

export interface PageCache {
  find(path: string, encoding: Encoding): StoredPage | undefined;
  /** Renders what is not there, once for all who ask meanwhile; null when it can't be kept. */
  load(path: string, encoding: Encoding): Promise<StoredPage | null>;
  readonly bytes: number;
  readonly pages: number;
}

/** Pages in memory, by path and packing; when it is full, those go that nobody asked for lately. */
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

  /** Each day may bring a post that was waiting for it. */
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

  /** `make` once, however many ask for it before it is done. */
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
    const captured = await render(path);
    if (isKeepable(captured)) return toStoredPage(captured);
    // An error may be gone the next time.
    if (captured.status < 400) refused.set(path, true);
    return null;
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
      pages.set(toKey(path, encoding), page);
    return page;
  }

  return {
    find(path, encoding) {
      dropWhatIsOld();
      return pages.get(toKey(path, encoding));
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

/** No path begins with a letter. */
function toKey(path: string, encoding: Encoding): string {
  return encoding + path;
}
