import { readdirSync, statSync, type Dirent, type Stats } from "node:fs";
import { join, sep } from "node:path";
import type { SkipReason } from "../flaws/files";

/** The name of a page's file, which lies in a folder of its own. */
export const PAGE_FILE = "index.md";

/**
 * Absolute paths of all files that a compile reads, each with a stamp of its size and date.
 * Skipped entries have the reason instead of a stamp, so that a compile can report them and
 * notice their change.
 */
export type Scan = Map<string, string>;

const SKIP_REASONS: ReadonlySet<string> = new Set<SkipReason>([
  "link",
  "unreadable",
  "folder",
  "special",
]);

/** Returns the reason for skipping an entry; null for a file to read. */
export function findSkipReason(stamp: string): SkipReason | null {
  return SKIP_REASONS.has(stamp) ? (stamp as SkipReason) : null;
}

/** Walks files and folders. Ignores hidden files and missing paths. */
export function scanPaths(paths: readonly string[]): Scan {
  const scan: Scan = new Map();
  for (const path of paths) addPath(scan, path);
  return scan;
}

/** Counts the files that look like pages. */
export function countPages(scan: Scan): number {
  let pages = 0;
  for (const path of scan.keys()) if (path.endsWith(sep + PAGE_FILE)) pages++;
  return pages;
}

/**
 * Updates a scan after these files or folders have changed, come or gone.
 *
 * @returns Whether they have: a watcher may tell of what the scan knows already.
 */
export function rescan(scan: Scan, changed: readonly string[]): boolean {
  let hasChanged = false;
  for (const path of changed) {
    const before = takeOut(scan, path);
    const after = scanPaths([path]);
    for (const [file, stamp] of after) scan.set(file, stamp);
    hasChanged ||= !isSame(before, after);
  }
  return hasChanged;
}

function takeOut(scan: Scan, path: string): Scan {
  const taken: Scan = new Map();
  for (const [known, stamp] of scan)
    if (known === path || known.startsWith(path + sep)) taken.set(known, stamp);
  for (const known of taken.keys()) scan.delete(known);
  return taken;
}

function isSame(one: Scan, other: Scan): boolean {
  return (
    one.size === other.size &&
    [...one].every(([path, stamp]) => other.get(path) === stamp)
  );
}

function addPath(scan: Scan, path: string): void {
  const stats = readStats(path);
  if (stats === "unreadable") scan.set(path, stats);
  else if (stats?.isDirectory()) addFolder(scan, join(path, sep));
  else if (stats?.isFile()) scan.set(path, toStamp(stats));
}

/** Adds a folder, given with a slash at its end: `join` for each of 140,000 pages takes a second. */
function addFolder(scan: Scan, folder: string): void {
  const entries = readEntries(folder);
  if (entries === null) scan.set(folder.slice(0, -1), "unreadable" satisfies SkipReason);
  for (const entry of entries ?? []) {
    if (entry.name.startsWith(".")) continue;
    const path = folder + entry.name;
    const reason = findEntryReason(entry);
    if (reason !== null) scan.set(path, reason);
    else if (entry.isDirectory()) addFolder(scan, path + sep);
    else addFile(scan, path);
  }
}

function addFile(scan: Scan, path: string): void {
  const stats = readStats(path);
  if (stats) scan.set(path, stats === "unreadable" ? stats : toStamp(stats));
}

function toStamp({ size, mtimeMs }: Stats): string {
  return `${size} ${mtimeMs}`;
}

/** Skips links, which could lead out of the root, and pipes, which might never end. */
function findEntryReason(entry: Dirent): SkipReason | null {
  if (entry.isSymbolicLink()) return "link";
  if (entry.isDirectory()) return entry.name === PAGE_FILE ? "folder" : null;
  return entry.isFile() ? null : "special";
}

function readStats(path: string): Stats | "unreadable" | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch (error) {
    return isMissing(error) ? undefined : "unreadable";
  }
}

/** Lists a folder's entries; null for an unreadable folder. */
function readEntries(folder: string): Dirent[] | null {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    return isMissing(error) ? [] : null;
  }
}

const MISSING: ReadonlySet<string> = new Set(["ENOENT", "ENOTDIR"]);

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && MISSING.has(String(error.code));
}
