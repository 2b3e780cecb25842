import { statSync, watch, type FSWatcher } from "node:fs";
import { basename, dirname } from "node:path";
import type { ContentStore } from "./content-store";
import { noteDamage } from "./note-damage";
import { createRetirement } from "./retire-stores";
import { toLogPath } from "./store-files.server";

/** Polls the file as a fallback, because some file systems report no changes. */
const CHECK_INTERVAL_MS = 5_000;
/** Age of a log from which on the edits in it are complete, and time until a younger one is looked at again. */
const SETTLED_MS = 2_000;
const CHECK_AGAIN_MS = 250;
/** Time after which a failed read is forgotten, because a disk error may be transient. */
const DAMAGE_MEMORY_MS = 600_000;

export interface LiveContentStoreOptions {
  file: string;
  open(file: string): ContentStore;
  /** Called after each swap to other content. */
  onSwap?(version: string): void;
  /** Called when a new file can't be used; the current store stays. */
  onError?(error: unknown): void;
  checkIntervalMs?: number;
  closeDelayMs?: number;
  /** Milliseconds of a clock that is never set back, from any origin. */
  now?: () => number;
}

export interface LiveContentStore {
  /** Always reads from the newest content; `version` changes with it. */
  readonly store: ContentStore;
  /** Returns the current store, for several reads that must be consistent. */
  readCurrent(): ContentStore;
  /** Tells whether a read of the current store failed recently. */
  isDamaged(): boolean;
  /** Checks for a new file now. */
  check(): void;
  close(): void;
}

/** Opens the store, and swaps to a new one when a compile replaces the file or writes into it. */
export function openLiveContentStore(options: LiveContentStoreOptions): LiveContentStore {
  const { file, closeDelayMs, onError } = options;
  const { now = () => performance.now() } = options;
  let identity = readIdentity(file);
  let refused: string | null = null;
  let damagedAt = -Infinity;
  let current = open();
  const retirement = createRetirement({ delayMs: closeDelayMs, onError });
  let again: NodeJS.Timeout | undefined;

  function open(): ContentStore {
    const opened = noteDamage(options.open(file), () => {
      if (opened === current) damagedAt = now();
    });
    return opened;
  }

  /** Never throws, because timers and watchers call it. */
  function check(): void {
    let found: Identity | null = null;
    try {
      found = readIdentity(file);
      if (found === null || found.state === identity?.state) return;
      const isReplaced = found.inode !== identity?.inode;
      const next = open();
      identity = found;
      if (isReplaced || next.version !== current.version) return swap(next);
      next.close();
      // The log of an edit grows before the edit is complete, to its full length even, and shrinks after it.
      if (Math.abs(Date.now() - found.changed) > SETTLED_MS) return;
      identity = { ...found, state: "" };
      clearTimeout(again);
      again = setTimeout(check, CHECK_AGAIN_MS).unref();
    } catch (error) {
      // A file that can't be opened is reported once, and tried again: descriptors may have run out for a moment.
      if (found === null || found.state !== refused) onError?.(error);
      refused = found?.state ?? null;
    }
  }

  function swap(next: ContentStore): void {
    const isNew = next.version !== current.version;
    retirement.retire(current);
    current = next;
    damagedAt = -Infinity;
    if (isNew) options.onSwap?.(next.version);
  }

  const stopWatching = watchFile(options, check);
  return {
    store: followCurrent(() => current),
    readCurrent: () => current,
    isDamaged: () => now() - damagedAt < DAMAGE_MEMORY_MS,
    check,
    close() {
      stopWatching();
      clearTimeout(again);
      retirement.closeAll();
      current.close();
    },
  };
}

interface Identity {
  inode: number;
  state: string;
  /** Time of the last change in milliseconds of the system's clock. */
  changed: number;
}

/** The inode changes with a rename, the sizes and times with an edit too. */
function readIdentity(file: string): Identity | null {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) return null;
  const log = statSync(toLogPath(file), { throwIfNoEntry: false });
  const state = [stats, log].map((each) => `${each?.ino}:${each?.size}:${each?.mtimeMs}`);
  const changed = Math.max(stats.mtimeMs, log?.mtimeMs ?? 0);
  return { inode: stats.ino, state: state.join(), changed };
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
      if (name === basename(file) || name === basename(toLogPath(file))) check();
    });
    return watcher;
  } catch {
    // The limit of file watches is reached; polling remains.
    return null;
  }
}

/** Returns a proxy store that delegates every read to the current store. */
function followCurrent(read: () => ContentStore): ContentStore {
  return {
    get version() {
      return read().version;
    },
    get namesVersion() {
      return read().namesVersion;
    },
    findDocument: (url) => read().findDocument(url),
    findModified: (url) => read().findModified(url),
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
    readTitleIndex: (locale) => read().readTitleIndex(locale),
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
    listMetadata: (locale) => read().listMetadata(locale),
    listChangedDocuments: (url, limit) => read().listChangedDocuments(url, limit),
    countDocuments: (locale) => read().countDocuments(locale),
    findLatestChange: (locale) => read().findLatestChange(locale),
    countDocumentsBelow: (url) => read().countDocumentsBelow(url),
    findAreaPage: (kind, url) => read().findAreaPage(kind, url),
    findAreaUrl: (url) => read().findAreaUrl(url),
    listAreaPages: (kind) => read().listAreaPages(kind),
    readContributions: () => read().readContributions(),
    readHomeChoice: () => read().readHomeChoice(),
    listNewPages: () => read().listNewPages(),
    listSampleAreas: () => read().listSampleAreas(),
    close: () => read().close(),
  };
}
