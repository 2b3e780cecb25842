import { KEPT_CACHES, KEPT_PAGES } from "~/domain/site/offline-choice";
import { isOwnFile, listAssets, isKeepable } from "./page-files";

/** Pages above the limit that are tolerated, because removing reads all records. */
const SLACK = 20;
/** Limit of one page's files, because a page could name any number. */
const MAX_FILES = 150;

/** Raise the number when the shape of the caches changes: older caches are deleted. */
export const CACHE_PREFIX = `${KEPT_CACHES}-1-`;
const PAGES = `${CACHE_PREFIX}pages`;
const FILES = `${CACHE_PREFIX}files`;
const RECORDS = `${CACHE_PREFIX}records`;

/** A page that asks to be kept. */
export interface OpenPage {
  /** Absolute URL without a fragment. */
  url: string;
  title: string;
  /** URLs of everything that the page has loaded. */
  files: readonly string[];
}

export interface KeptRecord extends OpenPage {
  /** Time of the last visit, in milliseconds since 1970. */
  at: number;
  /** Whether the page is always kept, and listed nowhere. */
  isPinned: boolean;
}

export interface KeptPagesOptions {
  caches: CacheStorage;
  fetch: (url: string) => Promise<Response>;
  now: () => number;
}

export type KeptPages = ReturnType<typeof createKeptPages>;

/**
 * The pages of one browser that open without a network, each with the files that it needs.
 * A page brings its own files, so pages of different releases never share a style sheet or
 * script: built files have a hash in their names.
 */
export function createKeptPages({ caches, fetch, now }: KeptPagesOptions) {
  /** Keeps one page at a time, because removing counts the uses of each file. */
  let queue: Promise<unknown> = Promise.resolve();

  function keep(page: OpenPage, { isPinned = false } = {}): Promise<void> {
    const work = queue.then(() => keepNow(page, isPinned));
    queue = work.catch(() => undefined);
    return work;
  }

  async function keepNow(page: OpenPage, isPinned: boolean): Promise<void> {
    try {
      const response = await fetch(page.url);
      if (!isKeepable(response)) return;
      const html = await response.clone().text();
      const files = await keepFiles([...listAssets(html, page.url), ...page.files], page);
      if (files === null) return;
      const record: KeptRecord = { ...page, files, at: now(), isPinned };
      await (await caches.open(PAGES)).put(page.url, response);
      await (await caches.open(RECORDS)).put(page.url, Response.json(record));
      await removeOldest(KEPT_PAGES, SLACK);
    } catch (error) {
      // The disk is full. Half of the pages are more useful than none.
      if (isQuotaError(error)) await removeOldest(KEPT_PAGES / 2, 0);
      else throw error;
    }
  }

  /** Null when a built file is missing: the page is of a release that is no longer served. */
  async function keepFiles(urls: readonly string[], page: OpenPage) {
    const cache = await caches.open(FILES);
    const own = [...new Set(urls)].filter((url) => isOwnFile(url, page.url));
    const wanted = own.slice(0, MAX_FILES);
    const isKept = await Promise.all(
      wanted.map(async (url) => {
        if (await cache.match(url)) return true;
        // A picture that has no answer does not keep the rest from being kept.
        const response = await fetch(url).catch(() => null);
        if (response?.ok) await cache.put(url, response);
        return response?.ok;
      }),
    );
    const isWhole = wanted.every(
      (url, index) =>
        isKept[index] === true || !new URL(url).pathname.startsWith("/assets/"),
    );
    return isWhole ? wanted.filter((_, index) => isKept[index] === true) : null;
  }

  async function removeOldest(limit: number, slack: number): Promise<void> {
    const keys = await (await caches.open(RECORDS)).keys();
    if (keys.length <= limit + slack) return;
    const records = await list();
    const gone = records.filter(({ isPinned }) => !isPinned).slice(limit);
    const [pages, known] = await Promise.all([caches.open(PAGES), caches.open(RECORDS)]);
    for (const { url } of gone) await Promise.all([pages.delete(url), known.delete(url)]);
    await removeUnusedFiles(records.filter((record) => !gone.includes(record)));
  }

  async function removeUnusedFiles(records: readonly KeptRecord[]): Promise<void> {
    const used = new Set(records.flatMap(({ files }) => files));
    const cache = await caches.open(FILES);
    for (const { url } of await cache.keys()) if (!used.has(url)) await cache.delete(url);
  }

  /** Lists the pages, last visited first. */
  async function list(): Promise<KeptRecord[]> {
    const cache = await caches.open(RECORDS);
    const found = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
    const records = found.flatMap((response) => (response ? [response.json()] : []));
    return ((await Promise.all(records)) as KeptRecord[]).sort((a, b) => b.at - a.at);
  }

  return {
    keep,
    list,
    async find(url: string): Promise<Response | undefined> {
      return (await caches.open(PAGES)).match(url);
    },
    async findFile(url: string): Promise<Response | undefined> {
      return (await caches.open(FILES)).match(url, { ignoreVary: true });
    },
    async findRecord(url: string): Promise<KeptRecord | null> {
      const response = await (await caches.open(RECORDS)).match(url);
      return response ? ((await response.json()) as KeptRecord) : null;
    },
  };
}

function isQuotaError(error: unknown): boolean {
  return error instanceof Error && error.name === "QuotaExceededError";
}
