import { basename, dirname, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { readCompileState } from "~/content-store/compile-state.server";
import type { Flaw } from "~/domain/documents/flaw";
import { computeFingerprint } from "./fingerprint";
import { scanPaths, type Scan } from "../sources/scan";
import { findAssetsFolder, listAreaFolders, type AreaRoots } from "../areas/area-roots";
import { listLocaleFolders } from "../sources/docs/list-files";
import { listPopularityFiles } from "../sources/docs/popularities";
import { REDIRECTS_FILE } from "../sources/docs/redirects";

export interface CompileOptions {
  /** Folder that holds `en-us/`. */
  contentRoot: string;
  /** Folder that holds the other locales' folders; may be the same. */
  translatedRoot: string;
  /** The sources beside the documentation; unset: none. */
  areaRoots?: AreaRoots;
  /** The YAML sidebars that we ship: they fill the gaps of `{contentRoot}/sidebars`. */
  shippedSidebars: string;
  storeFile: string;
  siteName: string;
  /** True when the roots are checkouts of the public repositories: pages link to them. */
  isPublicSource: boolean;
  /** Adds a page from open data for every feature that nobody has written about. */
  platformReference: boolean;
  onProgress?: (done: number, total: number) => void;
}

export interface PrebuiltOptions extends Pick<
  CompileOptions,
  "storeFile" | "siteName" | "onProgress"
> {
  /** A tree of index.json files that a public builder has written. */
  outRoot: string;
}

export interface CompileSummary {
  /** Pages in the store. */
  documents: number;
  /** Pages that were rendered for it; all of them where it says nothing. */
  rendered?: number;
  flaws: Flaw[];
  /** Pages of a prebuilt tree that are no documents and were passed over. */
  skipped?: number;
  /** True when the store was already that of these sources. */
  unchanged: boolean;
}

/**
 * What the last compile made, when no source has changed since; else null. Imports nothing of
 * the compiler itself, so that a start with nothing to do stays short.
 */
export function findCurrentCompile(
  options: CompileOptions,
  scan: Scan,
): CompileSummary | null {
  return findCurrent(options.storeFile, computeCompileFingerprint(options, scan));
}

/** The same for a prebuilt tree. */
export function findCurrentPrebuilt(options: PrebuiltOptions): CompileSummary | null {
  return findCurrent(options.storeFile, computePrebuiltFingerprint(options));
}

function findCurrent(storeFile: string, fingerprint: string): CompileSummary | null {
  const state = readCompileState(storeFile, fingerprint);
  return state && { ...state, unchanged: true };
}

/** The compiler's own files count as sources: a new rule compiles everything anew. */
const OWN_FILES = [
  "../",
  "../../app/content-store",
  "../../app/domain",
  "../../app/l10n/content",
  "../../package-lock.json",
].map((path) => fileURLToPath(new URL(path, import.meta.url)));

/** Everything that a compile reads, the compiler itself among it. */
export function scanSources(options: CompileOptions): Scan {
  return scanPaths([
    options.contentRoot,
    ...(options.translatedRoot === options.contentRoot ? [] : [options.translatedRoot]),
    options.shippedSidebars,
    ...listAreaFolders(options.areaRoots ?? {}),
    ...listPopularitySources(options),
    ...OWN_FILES,
  ]);
}

/** Throws SourceRootError when a content root went away while its pages were read. */
export function checkRoots({ contentRoot, translatedRoot }: CompileOptions): void {
  listLocaleFolders(contentRoot, translatedRoot);
}

export function computeCompileFingerprint(options: CompileOptions, scan: Scan): string {
  return computeFingerprint({ scan, settings: listSettings(options) });
}

/**
 * Of everything but the pages, the files beside them and their redirects (files that pages share
 * count, because no page remembers which of them it asked for): while it stays the
 * same, only what has changed among these needs to be rendered again.
 */
export function computeSetupFingerprint(options: CompileOptions, scan: Scan): string {
  const { contentRoot, translatedRoot, areaRoots = {} } = options;
  const folders = listLocaleFolders(contentRoot, translatedRoot).map(({ path }) => path);
  const shared = findAssetsFolder(areaRoots);
  const areas = listAreaFolders(areaRoots).filter((folder) => folder !== shared);
  const isBelow = (path: string, places: readonly string[]): boolean =>
    places.some((folder) => path.startsWith(folder + sep));
  const isPageSource = (path: string): boolean =>
    ((basename(path) === REDIRECTS_FILE || !basename(path).startsWith("_")) &&
      isBelow(path, folders)) ||
    (isBelow(path, areas) && !(shared !== null && isBelow(path, [shared])));
  const setup = new Map([...scan].filter(([path]) => !isPageSource(path)));
  return computeFingerprint({ scan: setup, settings: listSettings(options) });
}

function listSettings(options: CompileOptions): Record<string, string> {
  return {
    siteName: options.siteName,
    public: String(options.isPublicSource),
    reference: String(options.platformReference),
  };
}

export function computePrebuiltFingerprint(options: PrebuiltOptions): string {
  return computeFingerprint({
    scan: scanPaths([options.outRoot, ...OWN_FILES]),
    settings: { source: "prebuilt", siteName: options.siteName },
  });
}

/** The files that may say how often each page is read, the first one first. */
export function listPopularitySources({
  contentRoot,
  storeFile,
}: CompileOptions): string[] {
  return listPopularityFiles(contentRoot, dirname(storeFile));
}
