import { statSync } from "node:fs";
import { subscribe, type AsyncSubscription, type Event } from "@parcel/watcher";
import { scanPaths } from "../../compiler/sources/scan";
import { createNewFolders } from "./new-folders";

/** Interval for checking whether each path is still the watched folder. */
const CHECK_MILLISECONDS = 500;

export interface WatchedFolders {
  /**
   * False between a folder's coming or going and its report: other events in that time are
   * incomplete.
   */
  isSettled(): boolean;
  stop(): Promise<void>;
}

interface WatchFoldersOptions {
  folders: readonly string[];
  /** Absolute paths of files and folders; a watched folder itself when it came, went or was replaced. */
  onChange: (paths: readonly string[]) => void;
  onError: (error: unknown) => void;
}

/**
 * Watches folders, also after one is moved away and put back. A plain watcher follows the
 * folder that it started with and misses its replacement.
 */
export async function watchFolders({
  folders,
  onChange,
  onError,
}: WatchFoldersOptions): Promise<WatchedFolders> {
  const watched = new Map<string, AsyncSubscription>();
  const known = new Map(folders.map((folder) => [folder, identify(folder)]));
  const seen = new Map<string, string>();
  const isChanged = (folder: string): boolean => identify(folder) !== known.get(folder);
  const newFolders = createNewFolders(report);

  function report(root: string, error: Error | null, events: readonly Event[]): void {
    if (error) onError(error);
    newFolders.note(root, events);
    onChange(events.map(({ path }) => path));
  }

  async function watch(folder: string): Promise<void> {
    const old = watched.get(folder);
    watched.delete(folder);
    await old?.unsubscribe().catch(onError);
    if (identify(folder) === null) return;
    const subscription = await subscribe(folder, (error, events) =>
      report(folder, error, events),
    );
    watched.set(folder, subscription);
  }

  /** True when a folder that is being filled has stopped changing. */
  function isWhole(folder: string): boolean {
    if (identify(folder) === null) return true;
    const content = JSON.stringify([...scanPaths([folder])]);
    const isStill = seen.get(folder) === content;
    seen.set(folder, content);
    return isStill;
  }

  async function check(): Promise<void> {
    for (const folder of folders.filter(isChanged).filter(isWhole)) {
      seen.delete(folder);
      known.set(folder, identify(folder));
      await watch(folder);
      onChange([folder]);
    }
    const settled = await newFolders.settle();
    if (settled.length > 0) onChange(settled);
  }

  await Promise.all(folders.map(watch));
  let checking = Promise.resolve();
  const timer = setInterval(() => {
    checking = checking.then(check).catch(onError);
  }, CHECK_MILLISECONDS);
  return {
    isSettled: () => !folders.some(isChanged),
    async stop() {
      clearInterval(timer);
      await checking;
      await newFolders.stop();
      await Promise.all([...watched.values()].map((one) => one.unsubscribe()));
    },
  };
}

/**
 * Returns an identity that differs for another folder of the same name; null without a folder.
 */
function identify(folder: string): string | null {
  try {
    const { dev, ino } = statSync(folder);
    return `${dev} ${ino}`;
  } catch {
    return null;
  }
}
