import { dirname, join, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { readCompileState, readFlaws } from "~/content-store/compile-state.server";
import type { StoreFingerprints } from "~/content-store/site-writer.server";
import type { AreaKind } from "~/domain/areas/area-page";
import type { CheckCount, Flaw } from "~/domain/documents/flaw";
import { computeFingerprint } from "./fingerprint";
import { openFolderListings } from "../sources/folder-listings";
import { scanPaths, type Scan } from "../sources/scan";
import { listAreaFolders, requireFolder, type AreaRoots } from "../areas/area-roots";
import { canAskGit, findHeadLog } from "../sources/docs/git-log";
import { listLocaleFolders } from "../sources/docs/list-files";
import { listPopularityFiles } from "../sources/docs/popularities";

export interface CompileOptions {
  /** Folder that holds `en-us/`. */
  contentRoot: string;
  /** Folder that holds the other locales' folders; may equal contentRoot. */
  translatedRoot: string;
  /** Sources of the areas; unset: no areas. */
  areaRoots?: AreaRoots;
  /** Areas whose root is the shipped one, which holds samples. */
  sampleAreas?: readonly AreaKind[];
  /** The shipped YAML sidebars, which fill the gaps of `{contentRoot}/sidebars`. */
  shippedSidebars: string;
  storeFile: string;
  siteName: string;
  /**
   * True when the roots are checkouts of the public repositories, so that pages link to them.
   */
  isPublicSource: boolean;
  /** Adds a generated page for every feature without a written one. */
  platformReference: boolean;
  /** Adds notes for authors, such as the file that would replace a generated page. */
  isForWriters?: boolean;
  /** Writes updates into an editable store; else each update makes a plain file. */
  editsInPlace?: boolean;
  /** Leaves out history and popularities, which no check of a page asks for. */
  skipsHistory?: boolean;
  onProgress?: (done: number, total: number) => void;
  /** Called before all pages are compiled again because `isForWriters` alone differs from the last compile. */
  onModeSwitched?: () => void;
}

export interface PrebuiltOptions extends Pick<
  CompileOptions,
  "storeFile" | "siteName" | "onProgress"
> {
  /** A tree of index.json files from a public builder. */
  outRoot: string;
}

export interface CompileSummary {
  /** Pages in the store. */
  documents: number;
  /** Number of rendered pages; unset: all. */
  rendered?: number;
  /**
   * Flaws of the pages. Read from an up-to-date store only when asked for, because there can be
   * 100,000.
   */
  flaws: Flaw[];
  /** True when the flaws are those of the rendered pages alone. */
  isUpdate?: boolean;
  /** Number of these flaws by check; unset: to be counted. */
  counts?: readonly CheckCount[];
  /** Number of skipped pages of a prebuilt tree, which are no documents. */
  skipped?: number;
  /** True when the store was up to date. */
  unchanged: boolean;
}

/**
 * Returns the summary of the last compile if no source has changed since, and git answers no more than
 * it did; else null. Imports little else of the compiler, so that a start without changes is fast.
 */
export async function findCurrentCompile(
  { storeFile, contentRoot, translatedRoot }: CompileOptions,
  { all }: Pick<StoreFingerprints, "all">,
): Promise<CompileSummary | null> {
  const current = findCurrent(storeFile, all);
  // No source changes when an operator installs git or sets its safe.directory.
  const lacksHistory = current?.counts?.some(({ check }) => check === "history") ?? false;
  const roots = [contentRoot, translatedRoot].map((root) => resolve(root));
  return lacksHistory && (await canAskGit(roots)) ? null : current;
}

/** Does the same for a prebuilt tree. */
export function findCurrentPrebuilt(options: PrebuiltOptions): CompileSummary | null {
  return findCurrent(options.storeFile, computePrebuiltFingerprint(options));
}

function findCurrent(storeFile: string, fingerprint: string): CompileSummary | null {
  const state = readCompileState(storeFile, fingerprint);
  return state && addStoredFlaws(storeFile, { ...state, unchanged: true });
}

/** Completes the summary of a store by its flaws, which are read when they are asked for. */
function addStoredFlaws(
  storeFile: string,
  summary: Omit<CompileSummary, "flaws">,
): CompileSummary {
  return {
    ...summary,
    get flaws() {
      return readFlaws(storeFile);
    },
  };
}

/** Summarises the compile that has just filled this store. */
export function summariseWhole(storeFile: string, documents: number): CompileSummary {
  const { counts = [] } = readCompileState(storeFile, null) ?? {};
  const rendered = documents;
  return addStoredFlaws(storeFile, { documents, rendered, counts, unchanged: false });
}

/** The compiler's own files count as sources, because a new rule changes every page. */
const OWN_FILES = [
  "../",
  "../../app/content-store",
  "../../app/domain",
  "../../app/l10n/content",
  "../../app/markdown",
  "../../package-lock.json",
].map((path) => fileURLToPath(new URL(path, import.meta.url)));

/** Changes sources and renders nothing, so that its own change makes no page stale. */
const AUTHORING = fileURLToPath(new URL("../authoring", import.meta.url)) + sep;

/** Beside the store, as all that a compile keeps for the next one. */
const LISTINGS_FILE = "source-folders";

/**
 * Lists all files that a compile reads, including the compiler's own. Throws SourceRootError when a
 * content root can't be read, and has written nothing then.
 */
export function scanSources(options: CompileOptions): Scan {
  checkRoots(options);
  const listings = openFolderListings(join(dirname(options.storeFile), LISTINGS_FILE));
  const scan = scanPaths(listSources(options), listings);
  listings.save();
  for (const path of scan.keys()) if (path.startsWith(AUTHORING)) scan.delete(path);
  return scan;
}

function listSources(options: CompileOptions): string[] {
  return [
    options.contentRoot,
    ...(options.translatedRoot === options.contentRoot ? [] : [options.translatedRoot]),
    options.shippedSidebars,
    ...listAreaFolders(options.areaRoots ?? {}),
    ...listPopularitySources(options),
    ...listHeadLogs(options),
    ...OWN_FILES,
  ];
}

/** Lists files that change with each commit, because a commit of unchanged files dates their pages. */
export function listHeadLogs(options: CompileOptions): string[] {
  if (options.skipsHistory) return [];
  const roots = [options.contentRoot, options.translatedRoot];
  return [...new Set(roots.map(findHeadLog))].filter((file) => file !== null);
}

/** Throws SourceRootError when a root is missing, such as one that went during the compile. */
export function checkRoots(options: CompileOptions): void {
  const { contentRoot, translatedRoot, areaRoots = {} } = options;
  listLocaleFolders(contentRoot, translatedRoot);
  for (const root of Object.values(areaRoots)) requireFolder(root);
}

/** Hashes what a store of a prebuilt tree depends on: its files, the compiler and the site's name. */
export function computePrebuiltFingerprint(options: PrebuiltOptions): string {
  return computeFingerprint({
    scan: scanPaths([options.outRoot, ...OWN_FILES]),
    settings: { source: "prebuilt", siteName: options.siteName },
  });
}

/** Lists the possible files of page popularities, in order of preference. */
export function listPopularitySources({
  contentRoot,
  storeFile,
}: CompileOptions): string[] {
  return listPopularityFiles(contentRoot, dirname(storeFile));
}
