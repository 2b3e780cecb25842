import { statSync, type Stats } from "node:fs";
import { join, sep } from "node:path";
import type { SkipReason } from "../flaws/files";
import {
  freshListings,
  isMissing,
  PAGE_FILE,
  type FolderListings,
} from "./folder-listings";

export { PAGE_FILE };

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
export function scanPaths(
  paths: readonly string[],
  listings: FolderListings = freshListings,
): Scan {
  const scan: Scan = new Map();
  for (const path of paths) addPath({ scan, listings }, path);
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

interface Walk {
  scan: Scan;
  listings: FolderListings;
}

function addPath(walk: Walk, path: string): void {
  const stats = readStats(path);
  if (stats === "unreadable") walk.scan.set(path, stats);
  else if (stats?.isDirectory()) addFolder(walk, join(path, sep));
  else if (stats?.isFile()) walk.scan.set(path, toStamp(stats));
}

/** Adds a folder, given with a slash at its end: `join` for each of 140,000 pages takes a second. */
function addFolder(walk: Walk, folder: string): void {
  const entries = walk.listings.list(folder);
  if (entries === null)
    walk.scan.set(folder.slice(0, -1), "unreadable" satisfies SkipReason);
  for (const entry of entries ?? []) {
    const slash = entry.indexOf("/");
    const path = folder + (slash === -1 ? entry : entry.slice(0, slash));
    if (slash === -1) addFile(walk, path);
    else if (slash === entry.length - 1) addFolder(walk, path + sep);
    else walk.scan.set(path, entry.slice(slash + 1));
  }
}

function addFile({ scan }: Walk, path: string): void {
  const stats = readStats(path);
  if (stats) scan.set(path, stats === "unreadable" ? stats : toStamp(stats));
}

function toStamp({ size, mtimeMs }: Stats): string {
  return `${size} ${mtimeMs}`;
}

function readStats(path: string): Stats | "unreadable" | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch (error) {
    return isMissing(error) ? undefined : "unreadable";
  }
}
