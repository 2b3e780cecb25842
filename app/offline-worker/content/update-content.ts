import type { ContentProblem, ContentStatus } from "~/domain/offline/content-status";
import {
  parseOfflineSettings,
  type OfflineSettings,
} from "~/domain/offline/offline-settings";
import { toPackageFolder } from "~/domain/offline/package-areas";
import {
  parseUpdateFile,
  toPackageName,
  type UpdateFile,
} from "~/domain/offline/package-format";
import type { InstalledPackage, PackageStorage } from "./package-storage";
import { DamagedPackageError } from "./read-zip";
import { NoRoomError, receivePackage, type ReceiveOptions } from "./receive-package";

const LOCK = "offline-content";
const SETTINGS = "settings";
const CHECKED_AT = "checked-at";
/** Time between two checks of a browser that updates by itself (server contract, 19.5). */
const CHECK_MILLISECONDS = 3_600_000;
/** Progress is written at every hundredth (server contract, 19.6). */
const STEPS = 100;
/** A search looks words up in each segment, so after this many differences comes a full package. */
const MOST_SEGMENTS = 20;

export interface UpdaterOptions extends Pick<
  ReceiveOptions,
  "storage" | "fetch" | "findRoom" | "silenceMilliseconds"
> {
  /** Origin of the updates host. */
  origin: string;
  now(): number;
  /** Runs the work when no other tab or worker is at it; false when one is (Web Locks). */
  runAlone(name: string, work: () => Promise<void>): Promise<boolean>;
  /** Called when the installed package is another one, or none. */
  onChange(): void;
}

/** Keeps the content of a browser: checks for releases, updates, pauses and removes it. */
export function createContentUpdater(options: UpdaterOptions) {
  const { storage, now, runAlone, onChange } = options;
  let work: AbortController | null = null;
  /** The check that is going on: what the reader asks for meanwhile comes after it. */
  let checking: Promise<unknown> = Promise.resolve();
  /** A removal that was asked for during an update comes after it. */
  let isClearing = false;

  async function say(change: Partial<ContentStatus>): Promise<void> {
    const last = (await storage.readStatus()) ?? FIRST_STATUS;
    const timestamp = new Date(now()).toISOString();
    await storage.writeStatus({ ...last, ...change, timestamp });
  }

  /** Share of an interrupted package; null when there is none, or of another language or area. */
  async function readProgress(): Promise<number | null> {
    const partial = await storage.readPartial();
    if (!partial || !isWanted(partial.manifest, await readSettings(storage))) return null;
    return partial.bytes / Math.max(1, partial.manifest.bytes);
  }

  async function check(): Promise<UpdateFile | null> {
    const settings = await readSettings(storage);
    const installed = await storage.readInstalled();
    const before = await storage.readStatus();
    const remote = await findRelease(options, settings).catch(() => null);
    const isOther = installed !== null && !isWanted(installed, settings);
    await storage.writeValue(CHECKED_AT, now());
    await say({
      phase: "idle",
      remote: remote && withoutOlder(remote, isOther ? null : installed),
      local: isOther ? null : describe(installed),
      progress: await readProgress(),
      problem: remote ? withoutNetwork(before?.problem) : "network",
    });
    return remote;
  }

  async function update(signal: AbortSignal): Promise<void> {
    try {
      const remote = await check();
      if (!remote) return;
      await receive(remote, signal);
    } catch (error) {
      await end(error, signal).catch(() => undefined);
    }
  }

  /** Updates, and removes everything afterwards when that was asked for meanwhile. */
  async function updateAlone(): Promise<void> {
    await checking;
    if (work) return;
    // Before the lock is granted, for a removal that is asked for meanwhile.
    work = new AbortController();
    const { signal } = work;
    try {
      await runAlone(LOCK, () => update(signal));
    } finally {
      // Ends a request that has not been answered.
      work.abort();
      work = null;
    }
    if (!isClearing) return;
    isClearing = false;
    await runAlone(LOCK, () => removeAll(null));
  }

  async function receive(remote: UpdateFile, signal: AbortSignal): Promise<void> {
    const settings = await readSettings(storage);
    const installed = await storage.readInstalled();
    const isSame = installed !== null && isWanted(installed, settings);
    if (isSame && !isNewer(remote, installed)) return say({ problem: null });
    const base = isSame && canChange(installed, remote) ? installed : null;
    const name = toPackageName(remote.latest, base?.version ?? null);
    const url = `${toHost(options, settings)}/packages/${name}`;
    await say({ phase: "download", progress: 0, problem: null });
    let shown = 0;
    const made = await receivePackage({
      ...options,
      url,
      base,
      signal,
      release: { version: remote.latest, date: remote.date },
      async onProgress(share) {
        if (share - shown < 1 / STEPS && share < 1) return;
        shown = share;
        await say({ phase: "unpack", progress: share });
      },
    });
    await say({ phase: "idle", local: describe(made), progress: null });
    onChange();
  }

  async function end(error: unknown, signal: AbortSignal): Promise<void> {
    const isPaused = signal.aborted;
    const problem = isPaused ? null : toProblem(error);
    if (problem === "damaged") await storage.dropPartial();
    const progress = await readProgress();
    await say({ phase: "idle", progress, problem });
  }

  async function removeAll(problem: ContentProblem | null): Promise<void> {
    // A full disk can't take the note, and must not keep what fills it.
    await say({ phase: "clear" }).catch(() => undefined);
    await storage.clear();
    onChange();
    await say({ phase: "idle", local: null, progress: null, problem });
  }

  return {
    /** Checks for a release; left out during an update. */
    check(): Promise<boolean> {
      const checked = runAlone(LOCK, async () => void (await check()));
      checking = checked.catch(() => undefined);
      return checked;
    },
    update: updateAlone,
    /** Ends an update; what is stored stays for the next one. */
    pause(): void {
      work?.abort();
    },
    async clear(): Promise<void> {
      await checking;
      isClearing = work !== null;
      work?.abort();
      if (!isClearing) await runAlone(LOCK, () => removeAll(null));
    },
    /** Removes a package of which a part is missing. The site goes on without it. */
    drop: () => runAlone(LOCK, () => removeAll("damaged")),
    /** @param settings Of any shape, because they are parsed when they are read. */
    saveSettings: (settings: unknown) => storage.writeValue(SETTINGS, settings),
    /** Updates by itself where the reader wants it, at most once an hour. */
    async updateWhenDue(): Promise<void> {
      const { offline, autoUpdates } = await readSettings(storage);
      if (!offline || !autoUpdates) return;
      const last = Number((await storage.readValue(CHECKED_AT)) ?? 0);
      const passed = now() - last;
      // A clock that was put back must not stop updates.
      if (passed >= 0 && passed < CHECK_MILLISECONDS) return;
      await updateAlone();
    },
  };
}

const FIRST_STATUS: ContentStatus = {
  phase: "initial",
  local: null,
  remote: null,
  progress: null,
  timestamp: "",
  problem: null,
};

async function readSettings(storage: PackageStorage): Promise<OfflineSettings> {
  const stored = await storage.readValue(SETTINGS);
  return parseOfflineSettings(JSON.stringify(stored ?? {}));
}

function isWanted(
  { locale, area }: { locale: string; area: string },
  settings: OfflineSettings,
): boolean {
  return locale === settings.locale && area === settings.area;
}

async function findRelease(
  options: UpdaterOptions,
  settings: OfflineSettings,
): Promise<UpdateFile | null> {
  const response = await options.fetch(`${toHost(options, settings)}/update.json`, {
    cache: "no-store",
    signal: AbortSignal.timeout(options.silenceMilliseconds),
  });
  return response.ok ? parseUpdateFile(await response.json()) : null;
}

function toHost({ origin }: UpdaterOptions, { locale, area }: OfflineSettings): string {
  return `${origin}/${toPackageFolder(locale, area)}`;
}

/** Compares dates of the host, because the browser's clock may be wrong. */
function isNewer(remote: UpdateFile, local: InstalledPackage): boolean {
  const isOlder = Date.parse(remote.date) < Date.parse(local.date);
  return remote.latest !== local.version && !isOlder;
}

/** A host that was put back offers nothing new. */
function withoutOlder(remote: UpdateFile, local: InstalledPackage | null): UpdateFile {
  if (!local || isNewer(remote, local)) return remote;
  return { date: local.date, latest: local.version, updates: [] };
}

function canChange(local: InstalledPackage, { updates }: UpdateFile): boolean {
  return updates.includes(local.version) && local.segments.length < MOST_SEGMENTS;
}

/** Other problems stay until the next update, because the reader may not have seen them yet. */
function withoutNetwork(problem: ContentProblem | null = null): ContentProblem | null {
  return problem === "network" ? null : problem;
}

function describe(installed: InstalledPackage | null): ContentStatus["local"] {
  return installed && { version: installed.version, date: installed.date };
}

function toProblem(error: unknown): ContentProblem {
  if (error instanceof NoRoomError) return "room";
  if (error instanceof Error && error.name === "QuotaExceededError") return "room";
  return error instanceof DamagedPackageError ? "damaged" : "network";
}
