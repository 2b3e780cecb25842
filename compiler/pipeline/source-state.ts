import { basename, sep } from "node:path";
import type { StoreFingerprints } from "~/content-store/writer.server";
import { findAssetsFolder, listAreaFolders } from "../areas/area-roots";
import { listLocaleFolders } from "../sources/docs/list-files";
import { REDIRECTS_FILE } from "../sources/docs/redirects";
import type { Scan } from "../sources/scan";
import {
  addStamp,
  NO_STAMPS,
  removeStamp,
  toFingerprint,
  type StampSum,
} from "./fingerprint";
import { listHeadLogs, type CompileOptions } from "./last-compile";

/** Sums over the files that a compile reads. */
export interface SourceState {
  all: StampSum;
  /** Leaves out pages, files beside them, redirects, and notes of commits. */
  setup: StampSum;
  /** Folders that hold the exceptions. */
  places: PagePlaces;
}

interface PagePlaces {
  locales: string[];
  areas: string[];
  /** Files of git, for the dates of pages. */
  heads: string[];
  /** Files that pages share, because pages do not record which of them they read. */
  shared: string | null;
}

/** Sums up all files. Throws SourceRootError when a root can't be read. */
export function readSourceState(options: CompileOptions, scan: Scan): SourceState {
  const state: SourceState = {
    all: NO_STAMPS,
    setup: NO_STAMPS,
    places: listPagePlaces(options),
  };
  for (const [path, stamp] of scan) change(state, addStamp, path, stamp);
  return state;
}

/** Returns the state after these files have changed, given with their entries before; sums up all when folders came or went. */
export function changeSourceState(
  options: CompileOptions,
  before: SourceState,
  { scan, changed }: { scan: Scan; changed: ReadonlyMap<string, string | undefined> },
): SourceState {
  const places = listPagePlaces(options);
  if (JSON.stringify(places) !== JSON.stringify(before.places))
    return readSourceState(options, scan);
  const state = { ...before };
  for (const [path, old] of changed) {
    const stamp = scan.get(path);
    if (old !== undefined) change(state, removeStamp, path, old);
    if (stamp !== undefined) change(state, addStamp, path, stamp);
  }
  return state;
}

/** While `setup` is unchanged, an update is possible. */
export function toFingerprints(
  options: CompileOptions,
  { all, setup }: Pick<SourceState, "all" | "setup">,
): StoreFingerprints {
  const settings = listSettings(options);
  return { all: toFingerprint(all, settings), setup: toFingerprint(setup, settings) };
}

function change(
  state: SourceState,
  apply: typeof addStamp,
  path: string,
  stamp: string,
): void {
  state.all = apply(state.all, path, stamp);
  if (!isPageSource(path, state.places)) state.setup = apply(state.setup, path, stamp);
}

function listPagePlaces(options: CompileOptions): PagePlaces {
  const { contentRoot, translatedRoot, areaRoots = {} } = options;
  const folders = listLocaleFolders(contentRoot, translatedRoot);
  const shared = findAssetsFolder(areaRoots);
  const areas = listAreaFolders(areaRoots).filter((folder) => folder !== shared);
  return {
    locales: folders.map(({ path }) => path + sep),
    areas: areas.map((folder) => folder + sep),
    heads: listHeadLogs(options),
    shared: shared === null ? null : shared + sep,
  };
}

function isPageSource(
  path: string,
  { locales, areas, heads, shared }: PagePlaces,
): boolean {
  if (heads.includes(path)) return true;
  const isBelow = (places: readonly string[]): boolean =>
    places.some((place) => path.startsWith(place));
  if (isBelow(locales)) {
    const name = basename(path);
    return name === REDIRECTS_FILE || !name.startsWith("_");
  }
  return isBelow(areas) && !(shared !== null && path.startsWith(shared));
}

function listSettings(options: CompileOptions): Record<string, string> {
  return {
    siteName: options.siteName,
    public: String(options.isPublicSource),
    reference: String(options.platformReference),
    writers: String(options.isForWriters ?? false),
  };
}
