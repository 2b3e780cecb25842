import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { readCompileState } from "~/content-store/reader.server";
import type { Flaw } from "~/domain/flaw";
import { computeFingerprint } from "./fingerprint";
import { listPopularityFiles } from "./sources/docs/popularities";

export interface CompileOptions {
  /** Folder that holds `en-us/`. */
  contentRoot: string;
  /** Folder that holds the other locales' folders; may be the same. */
  translatedRoot: string;
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
export function findCurrentCompile(options: CompileOptions): CompileSummary | null {
  return findCurrent(options.storeFile, computeCompileFingerprint(options));
}

/** The same for a prebuilt tree. */
export function findCurrentPrebuilt(options: PrebuiltOptions): CompileSummary | null {
  return findCurrent(options.storeFile, computePrebuiltFingerprint(options));
}

function findCurrent(storeFile: string, fingerprint: string): CompileSummary | null {
  const state = readCompileState(storeFile);
  if (state?.fingerprint !== fingerprint) return null;
  return { documents: state.documents, flaws: state.flaws, unchanged: true };
}

/** The compiler's own files count as sources: a new rule compiles everything anew. */
const OWN_FILES = [
  "./",
  "../app/content-store",
  "../app/domain",
  "../app/l10n/content",
  "../package-lock.json",
].map((path) => fileURLToPath(new URL(path, import.meta.url)));

export function computeCompileFingerprint(options: CompileOptions): string {
  return computeFingerprint({
    paths: [
      options.contentRoot,
      options.translatedRoot,
      options.shippedSidebars,
      ...listPopularitySources(options),
      ...OWN_FILES,
    ],
    settings: {
      siteName: options.siteName,
      public: String(options.isPublicSource),
      reference: String(options.platformReference),
    },
  });
}

export function computePrebuiltFingerprint(options: PrebuiltOptions): string {
  return computeFingerprint({
    paths: [options.outRoot, ...OWN_FILES],
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
