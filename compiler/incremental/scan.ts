import { readdirSync, statSync } from "node:fs";
import { join, sep } from "node:path";

/** Every file that a compile reads: its absolute path, and a stamp of its size and date. */
export type Scan = Map<string, string>;

/** Walks files and folders. Hidden files, links and what is missing are passed over. */
export function scanPaths(paths: readonly string[]): Scan {
  const scan: Scan = new Map();
  for (const path of paths) addPath(scan, path);
  return scan;
}

/** How many files look like pages. */
export function countPages(scan: Scan): number {
  let pages = 0;
  for (const path of scan.keys()) if (path.endsWith(`${sep}index.md`)) pages++;
  return pages;
}

/**
 * Brings a scan up to date after these files or folders have changed, come or gone.
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
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats?.isDirectory()) addFolder(scan, path);
  else if (stats?.isFile()) scan.set(path, `${stats.size} ${stats.mtimeMs}`);
}

function addFolder(scan: Scan, folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name.startsWith(".")) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) addFolder(scan, path);
    // A link could lead out of the root, a pipe never end.
    else if (entry.isFile()) addPath(scan, path);
  }
}
