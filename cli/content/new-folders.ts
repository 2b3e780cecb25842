import { lstatSync, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { subscribe, type AsyncSubscription, type Event } from "@parcel/watcher";

export interface NewFolders {
  /** Notes the folders that came and went among the events of a watched folder. */
  note(root: string, events: readonly Event[]): void;
  /**
   * Watches noted folders that have stopped changing.
   *
   * @returns Their absolute paths: what came into them before was not reported.
   */
  settle(): Promise<string[]>;
  stop(): Promise<void>;
}

/**
 * Watches folders that come into a watched one. On Linux its watcher begins to watch a new folder only
 * when it has read of it, so folders made inside it meanwhile are never watched, and folders inside
 * a renamed one are reported under their old paths.
 */
export function createNewFolders(
  onEvents: (root: string, error: Error | null, events: readonly Event[]) => void,
): NewFolders {
  const watched = new Map<string, AsyncSubscription>();
  /** The listings of folders to watch, at the last look. */
  const waiting = new Map<string, string>();
  const gone = new Set<string>();

  async function drop(folder: string): Promise<void> {
    const subscription = watched.get(folder);
    watched.delete(folder);
    // The watcher refuses for folders that are gone.
    await subscription?.unsubscribe().catch(() => undefined);
  }

  async function dropGone(): Promise<void> {
    const isGone = (folder: string): boolean =>
      [...gone].some((path) => isWithin(folder, path));
    const dropped = gone.size === 0 ? [] : [...watched.keys()].filter(isGone);
    gone.clear();
    for (const folder of dropped) await drop(folder);
  }

  async function watch(folder: string): Promise<void> {
    try {
      const subscription = await subscribe(folder, (error, events) =>
        onEvents(folder, error, events),
      );
      watched.set(folder, subscription);
    } catch (error) {
      if (isFolder(folder)) onEvents(folder, error as Error, []);
    }
  }

  /** Returns false while the folder changes. */
  async function watchWhole(folder: string): Promise<boolean> {
    const listing = listBelow(folder);
    if (listing === null) return true;
    const { text, hasFolders } = listing;
    const isStill = waiting.get(folder) === text;
    waiting.set(folder, text);
    if (!isStill) return false;
    await drop(folder);
    if (hasFolders) await watch(folder);
    // The watcher lists all folders first, and then watches each.
    return listBelow(folder)?.text === text;
  }

  return {
    note(root, events) {
      for (const { type, path } of events) {
        if (type === "delete") gone.add(path);
        if (type === "create" && !isHidden(root, path) && isFolder(path))
          waiting.set(path, "");
      }
    },
    async settle() {
      await dropGone();
      const settled: string[] = [];
      const folders = listTopmost(waiting.keys());
      for (const path of waiting.keys()) if (!folders.has(path)) waiting.delete(path);
      for (const folder of folders) {
        if (!(await watchWhole(folder))) continue;
        waiting.delete(folder);
        settled.push(folder);
      }
      return settled;
    },
    async stop() {
      await Promise.all([...watched.keys()].map(drop));
    },
  };
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder + sep);
}

/** Leaves out folders within others. */
function listTopmost(folders: Iterable<string>): Set<string> {
  const topmost = new Set<string>();
  let last: string | null = null;
  // Sorted with a slash at the end, a folder is followed at once by all within it.
  for (const path of [...folders].map((folder) => folder + sep).sort()) {
    if (last !== null && path.startsWith(last)) continue;
    topmost.add(path.slice(0, -sep.length));
    last = path;
  }
  return topmost;
}

function isHidden(root: string, path: string): boolean {
  return relative(root, path)
    .split(sep)
    .some((name) => name.startsWith("."));
}

function isFolder(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  } catch {
    return false;
  }
}

/** Returns the names of all that is in a folder; null for one that is gone. */
function listBelow(folder: string): { text: string; hasFolders: boolean } | null {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    return {
      text: JSON.stringify(
        entries.map(({ parentPath, name }) => join(parentPath, name)).sort(),
      ),
      hasFolders: entries.some((entry) => entry.isDirectory()),
    };
  } catch {
    return null;
  }
}
