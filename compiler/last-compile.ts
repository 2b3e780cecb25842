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

export interface CompileSummary {
  /** Pages in the store. */
  documents: number;
  flaws: Flaw[];
  /** True when the store was already that of these sources. */
  unchanged: boolean;
}

/**
 * What the last compile made, when no source has changed since; else null. Imports nothing of
 * the compiler itself, so that a start with nothing to do stays short.
 */
export function findCurrentCompile(options: CompileOptions): CompileSummary | null {
  const state = readCompileState(options.storeFile);
  if (state?.fingerprint !== computeCompileFingerprint(options)) return null;
  return { documents: state.documents, flaws: state.flaws, unchanged: true };
}

/** The compiler's own files count as sources: a new rule compiles everything anew. */
export function computeCompileFingerprint(options: CompileOptions): string {
  const own = [
    "./",
    "../app/content-store",
    "../app/domain",
    "../app/l10n/content",
    "../package-lock.json",
  ];
  return computeFingerprint({
    paths: [
      options.contentRoot,
      options.translatedRoot,
      options.shippedSidebars,
      ...listPopularitySources(options),
      ...own.map((path) => fileURLToPath(new URL(path, import.meta.url))),
    ],
    settings: {
      siteName: options.siteName,
      public: String(options.isPublicSource),
      reference: String(options.platformReference),
    },
  });
}

/** The files that may say how often each page is read, the first one first. */
export function listPopularitySources({
  contentRoot,
  storeFile,
}: CompileOptions): string[] {
  return listPopularityFiles(contentRoot, dirname(storeFile));
}
