import { statSync, watch, type FSWatcher } from "node:fs";
import { basename, dirname } from "node:path";
import type { ContentStore } from "./content-store";
import { noteDamage } from "./note-damage";

/** How often the file is looked at anyway: some file systems report no changes. */
const CHECK_INTERVAL_MS = 5_000;
/** Longer than any request takes: what still reads from the old store can finish. */
const CLOSE_DELAY_MS = 60_000;
/** How long a failed read counts: a disk may have had a bad moment. */
const DAMAGE_MEMORY_MS = 600_000;

export interface LiveContentStoreOptions {
  file: string;
  open(file: string): ContentStore;
  /** Called after each swap. */
  onSwap?(version: string): void;
  /** Called when a new file can't be used; the old one stays. */
  onError?(error: unknown): void;
  checkIntervalMs?: number;
  closeDelayMs?: number;
  now?: () => number;
}

export interface LiveContentStore {
  /** Always reads from the newest content; `version` changes with it. */
  readonly store: ContentStore;
  /** The store of this moment, for several reads that must agree with each other. */
  readCurrent(): ContentStore;
  /** Whether some of the current store could not be read lately. */
  isDamaged(): boolean;
  /** Looks for a new file now. */
  check(): void;
  close(): void;
}

/** Opens the store and follows the file when a compile puts another in its place. */
export function openLiveContentStore(options: LiveContentStoreOptions): LiveContentStore {
  const { file, closeDelayMs = CLOSE_DELAY_MS, now = Date.now, onError } = options;
  let identity = readIdentity(file);
  let damagedAt = -Infinity;
  let current = open();
  const closing = new Map<ContentStore, NodeJS.Timeout>();

  function open(): ContentStore {
    const opened = noteDamage(options.open(file), () => {
      if (opened === current) damagedAt = now();
    });
    return opened;
  }

  /** Called by timers and watchers, so it never throws. */
  function check(): void {
    try {
      const found = readIdentity(file);
      if (found === null || found === identity) return;
      // Remembered before it is opened: a broken file is reported once, not every time.
      identity = found;
      swap(open());
    } catch (error) {
      onError?.(error);
    }
  }

  function swap(next: ContentStore): void {
    retire(current);
    current = next;
    damagedAt = -Infinity;
    options.onSwap?.(next.version);
  }

  function retire(store: ContentStore): void {
    const timer = setTimeout(() => {
      closing.delete(store);
      try {
        store.close();
      } catch (error) {
        onError?.(error);
      }
    }, closeDelayMs);
    timer.unref();
    closing.set(store, timer);
  }

  const stopWatching = watchFile(options, check);
  return {
    store: followCurrent(() => current),
    readCurrent: () => current,
    isDamaged: () => now() - damagedAt < DAMAGE_MEMORY_MS,
    check,
    close() {
      stopWatching();
      for (const [store, timer] of closing) {
        clearTimeout(timer);
        store.close();
      }
      closing.clear();
      current.close();
    },
  };
}

/** Inode, size and time: a rename changes at least one of them. */
function readIdentity(file: string): string | null {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.ino}:${stats.size}:${stats.mtimeMs}` : null;
}

function watchFile(
  { file, onError, checkIntervalMs }: LiveContentStoreOptions,
  check: () => void,
) {
  const timer = setInterval(check, checkIntervalMs ?? CHECK_INTERVAL_MS);
  timer.unref();
  const watcher = watchFolder(file, check);
  watcher?.on("error", (error) => onError?.(error));
  return () => {
    clearInterval(timer);
    watcher?.close();
  };
}

function watchFolder(file: string, check: () => void): FSWatcher | null {
  try {
    const watcher = watch(dirname(file), { persistent: false }, (_event, name) => {
      if (name === basename(file)) check();
    });
    return watcher;
  } catch {
    // No watches left on this machine: the timer alone does it.
    return null;
  }
}

/** A store whose every read goes to whatever is current at that moment. */
function followCurrent(read: () => ContentStore): ContentStore {
  return {
    get version() {
      return read().version;
    },
    findDocument: (url) => read().findDocument(url),
    findCanonicalUrl: (url) => read().findCanonicalUrl(url),
    findLiveSample: (pageUrl, id) => read().findLiveSample(pageUrl, id),
    findInteractiveExample: (pageUrl, id) => read().findInteractiveExample(pageUrl, id),
    findSidebar: (id) => read().findSidebar(id),
    findRedirect: (url) => read().findRedirect(url),
    findAsset: (url) => read().findAsset(url),
    findCompatTable: (query) => read().findCompatTable(query),
    readCompatBrowsers: () => read().readCompatBrowsers(),
    readUpdates: () => read().readUpdates(),
    readSearchIndex: (locale) => read().readSearchIndex(locale),
    listSearchPages: (locale) => read().listSearchPages(locale),
    listSearchAreas: () => read().listSearchAreas(),
    countText: (query) => read().countText(query),
    listText: (query) => read().listText(query),
    rateText: (query) => read().rateText(query),
    readDocument: (id) => read().readDocument(id),
    readSearchedPage: (id) => read().readSearchedPage(id),
    listSimilarPages: (locale, slug, limit) =>
      read().listSimilarPages(locale, slug, limit),
    listDocumentUrls: (locale) => read().listDocumentUrls(locale),
    listChangedDocuments: (url, limit) => read().listChangedDocuments(url, limit),
    countDocuments: (locale) => read().countDocuments(locale),
    findAreaPage: (kind, url) => read().findAreaPage(kind, url),
    findAreaUrl: (url) => read().findAreaUrl(url),
    listAreaPages: (kind) => read().listAreaPages(kind),
    readContributions: () => read().readContributions(),
    readHomeChoice: () => read().readHomeChoice(),
    close: () => read().close(),
  };
}
