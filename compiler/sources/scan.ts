import { lstatSync, statSync, type Stats } from "node:fs";
import { join, sep } from "node:path";
import type { SkipReason } from "../flaws/files";
import {
  findEntryReason,
  freshListings,
  isMissing,
  PAGE_FILE,
  type FolderListings,
} from "./folder-listings";
import { noteChange } from "./scan-moment";

export { PAGE_FILE };

/** Size in bytes and time of the last change in milliseconds. */
type FileStamp = `${number} ${number}`;
/**
 * The stamp of a file to read, or the reason for skipping an entry, which a compile reports. Strings, because
 * 276,000 entries are kept and compared; no reason looks like a stamp.
 */
type ScanEntry = FileStamp | SkipReason;

/** Absolute paths of all files that a compile reads or skips, so that it notices their change. */
export type Scan = Map<string, ScanEntry>;

const SKIP_REASONS: ReadonlySet<string> = new Set<SkipReason>([
  "link",
  "unreadable",
  "folder",
  "special",
]);

/** Returns the reason for skipping an entry; null for a file to read. */
export function findSkipReason(entry: ScanEntry): SkipReason | null {
  return isSkipReason(entry) ? entry : null;
}

function isSkipReason(entry: string): entry is SkipReason {
  return SKIP_REASONS.has(entry);
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
 * Updates a scan after these files or folders have changed, come or gone. `roots` are the folders that
 * were scanned; what a walk from there skips is skipped here too.
 *
 * @returns Whether they have: a watcher may tell of what the scan knows already.
 */
export function rescan(
  scan: Scan,
  changed: readonly string[],
  roots: readonly string[],
): boolean {
  const before = takeOut(scan, changed);
  const after: Scan = new Map();
  for (const path of changed)
    addChanged({ scan: after, listings: freshListings }, path, roots);
  for (const [file, stamp] of after) scan.set(file, stamp);
  return noteChanges(scan, before, after);
}

function noteChanges(scan: Scan, before: Scan, after: Scan): boolean {
  let hasChanged = false;
  for (const path of new Set([...before.keys(), ...after.keys()])) {
    if (before.get(path) === after.get(path)) continue;
    noteChange(scan, path, before.get(path));
    hasChanged = true;
  }
  return hasChanged;
}

/** Takes out files, and all files of folders, in one pass: a branch that is switched changes thousands. */
function takeOut(scan: Scan, paths: readonly string[]): Scan {
  const taken: Scan = new Map();
  const folders = new Set<string>();
  for (const path of paths) {
    const stamp = scan.get(path);
    if (stamp === undefined) folders.add(path);
    else taken.set(path, stamp);
  }
  if (folders.size > 0) {
    let shortest = Infinity;
    for (const { length } of folders) shortest = Math.min(shortest, length);
    for (const [known, stamp] of scan)
      if (isBelow(known, folders, shortest)) taken.set(known, stamp);
  }
  for (const known of taken.keys()) scan.delete(known);
  return taken;
}

/** `shortest`: length of the shortest folder, above which none is looked for. */
function isBelow(path: string, folders: ReadonlySet<string>, shortest: number): boolean {
  let end = path.lastIndexOf(sep);
  while (end >= shortest && !folders.has(path.slice(0, end)))
    end = path.lastIndexOf(sep, end - 1);
  return end >= shortest;
}

/** Adds what a watcher tells of, which may be hidden or a link, unlike what a walk reaches. */
function addChanged(walk: Walk, path: string, roots: readonly string[]): void {
  const names = toNamesBelow(path, roots);
  const isSkipped = names.some((name) => name.startsWith("."));
  if (isSkipped || names.slice(0, -1).includes(PAGE_FILE)) return;
  const name = names.at(-1);
  const stats = name === undefined ? undefined : readStats(path, lstatSync);
  const isKnown = name !== undefined && stats !== undefined && stats !== "unreadable";
  const reason = isKnown ? findEntryReason(name, stats) : null;
  if (reason === null) addPath(walk, path);
  else walk.scan.set(path, reason);
}

/** Splits a path below the nearest of its roots; empty for a root. */
function toNamesBelow(path: string, roots: readonly string[]): string[] {
  const above = roots.filter((root) => path.startsWith(root + sep));
  const length = Math.max(0, ...above.map((root) => root.length));
  return length === 0 ? [] : path.slice(length + 1).split(sep);
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
    else walk.scan.set(path, entry.slice(slash + 1) as SkipReason);
  }
}

function addFile({ scan }: Walk, path: string): void {
  const stats = readStats(path);
  if (stats) scan.set(path, stats === "unreadable" ? stats : toStamp(stats));
}

function toStamp({ size, mtimeMs }: Stats): FileStamp {
  return `${size} ${mtimeMs}`;
}

function readStats(path: string, read = statSync): Stats | "unreadable" | undefined {
  try {
    return read(path, { throwIfNoEntry: false });
  } catch (error) {
    return isMissing(error) ? undefined : "unreadable";
  }
}
