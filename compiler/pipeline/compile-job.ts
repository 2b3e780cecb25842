import { dirname, join, sep } from "node:path";
import type { StoreFingerprints } from "~/content-store/writer.server";
import type { Flaw } from "~/domain/documents/flaw";
import {
  listKnownFrontMatter,
  readMemory,
  type CompileMemory,
} from "../incremental/memory";
import type { Scan } from "../sources/scan";
import {
  computeCompileFingerprint,
  computeSetupFingerprint,
  listPopularitySources,
  scanSources,
  type CompileOptions,
} from "./last-compile";
import type { History, Page } from "../core/page";
import { listReferencePages } from "../reference";
import { createReferenceData } from "../reference/data/create-reference-data";
import type { AreasSource } from "../areas/area-source";
import { listAreaFolders } from "../areas/area-roots";
import { readAreas } from "../areas/read-areas";
import { readHistory } from "../sources/docs/history";
import { listLocaleFolders, type LocaleFolder } from "../sources/docs/list-files";
import { readPopularities, type Popularities } from "../sources/docs/popularities";
import type { ParsedFrontMatter } from "../sources/docs/front-matter";
import { readDocs, readFrontMatter, type DocsSource } from "../sources/docs/read-pages";
import {
  readRedirects,
  REDIRECTS_FILE,
  type ParsedRedirects,
} from "../sources/docs/redirects";
import { loadPlatformData } from "../sources/platform";
import { memoize } from "../core/memoize";
import type { PlatformData } from "../sources/platform/platform-data";

/** Everything that one compile works with, before the first page is rendered. */
export interface CompileJob {
  options: CompileOptions;
  scan: Scan;
  fingerprints: StoreFingerprints;
  /** The files beside pages are those of the areas too. */
  docs: DocsSource;
  areas: AreasSource;
  platform: () => PlatformData;
  popularities: Popularities;
  history: History;
  /** Flaws of the history files. */
  historyFlaws: Flaw[];
  /** Null when everything is to be rendered. */
  memory: CompileMemory | null;
}

/** What one compile hands to the next in the same process. */
export interface CompileSession {
  /** Kept up to date by whoever watches the files; null: to be read. */
  scan: Scan | null;
  memory: { setup: string; pages: CompileMemory } | null;
  platform: () => PlatformData;
  referencePages: { written: string; pages: Page[] } | null;
  /** What the last compile read, and of which files. */
  docs: { docs: DocsSource; scan: Scan } | null;
  /** With the stamps of their files. */
  areas: { stamps: string; areas: AreasSource } | null;
  /** By locale folder, with the stamp of the file. */
  redirects: Map<string, { stamp: string | undefined; parsed: ParsedRedirects }>;
}

export function createCompileSession(): CompileSession {
  return {
    scan: null,
    memory: null,
    platform: memoize(loadPlatformData),
    referencePages: null,
    docs: null,
    areas: null,
    redirects: new Map(),
  };
}

/** What is known before anything is read but the store. */
export interface Recalled {
  scan: Scan;
  /** Fingerprint of all but the pages. */
  setup: string;
  /** Null when the store doesn't remember pages that were compiled like this. */
  memory: CompileMemory | null;
}

/** Looks up what earlier compiles left, in this process or in the store. */
export function recall(options: CompileOptions, session: CompileSession): Recalled {
  const scan = (session.scan ??= scanSources(options));
  const setup = computeSetupFingerprint(options, scan);
  const known = session.memory?.setup === setup ? session.memory.pages : null;
  return { scan, setup, memory: known ?? readMemory(options.storeFile, setup) };
}

/**
 * Reads all front matter, redirects, facts and histories; what is remembered is not read again.
 * Throws SourceRootError when a root can't be read.
 */
export async function openJob(
  options: CompileOptions,
  session: CompileSession,
  { scan, setup, memory }: Recalled = recall(options, session),
): Promise<CompileJob> {
  const folders = listLocaleFolders(options.contentRoot, options.translatedRoot);
  const historyFlaws: Flaw[] = [];
  const reading = readHistory([options.contentRoot, options.translatedRoot], {
    folders,
    cacheFolder: dirname(options.storeFile),
    report: (flaw) => void historyFlaws.push(flaw),
  });
  const docs =
    reuseDocs(scan, session) ?? readAllDocs({ options, folders, scan, memory }, session);
  session.docs = { docs, scan: new Map(scan) };
  const areas = readAreasOnce(options, scan, session);
  return {
    ...{ options, scan, memory, areas, historyFlaws },
    docs: { ...docs, assets: [...docs.assets, ...areas.assets] },
    fingerprints: { all: computeCompileFingerprint(options, scan), setup },
    platform: session.platform,
    popularities: readPopularities(listPopularitySources(options)),
    history: await reading,
  };
}

interface DocsJob extends Pick<CompileJob, "options" | "scan" | "memory"> {
  folders: readonly LocaleFolder[];
}

function readAllDocs(
  { options, folders, scan, memory }: DocsJob,
  session: CompileSession,
): DocsSource {
  const known = listKnownFrontMatter(memory);
  const docs = readDocs(folders, {
    scan,
    readFrontMatter(file) {
      const remembered = known.get(file);
      return remembered && remembered.stamp === scan.get(file)
        ? remembered.frontMatter
        : readFrontMatter(file);
    },
    readRedirects: (folder) => readRedirectsOnce(folder, scan, session),
  });
  if (options.platformReference) docs.pages.push(...listGeneratedPages(docs, session));
  return docs;
}

/** The documents of the session's last compile, while only the text of pages has changed since. */
function reuseDocs(scan: Scan, { docs: last }: CompileSession): DocsSource | null {
  if (last?.scan.size !== scan.size) return null;
  for (const [file, stamp] of scan) {
    if (last.scan.get(file) === stamp) continue;
    const known = last.docs.frontMatter.get(file);
    if (!known || !hasFrontMatter(file, known)) return null;
  }
  return last.docs;
}

function hasFrontMatter(file: string, known: ParsedFrontMatter): boolean {
  try {
    return JSON.stringify(readFrontMatter(file)) === JSON.stringify(known);
  } catch {
    // Reading all of them again tells why it can't be read.
    return false;
  }
}

function readAreasOnce(
  { areaRoots = {}, siteName }: CompileOptions,
  scan: Scan,
  session: CompileSession,
): AreasSource {
  const folders = listAreaFolders(areaRoots);
  const files = [...scan].filter(([path]) =>
    folders.some((folder) => path.startsWith(folder + sep)),
  );
  const stamps = JSON.stringify(files);
  if (session.areas?.stamps !== stamps)
    session.areas = { stamps, areas: readAreas(areaRoots, { scan, siteName }) };
  return session.areas.areas;
}

function readRedirectsOnce(
  folder: string,
  scan: Scan,
  { redirects }: CompileSession,
): ParsedRedirects {
  const stamp = scan.get(join(folder, REDIRECTS_FILE));
  const known = redirects.get(folder);
  if (known && known.stamp === stamp) return known.parsed;
  const parsed = readRedirects(folder);
  redirects.set(folder, { stamp, parsed });
  return parsed;
}

/** The same as long as the same pages are written by hand. */
function listGeneratedPages({ pages }: DocsSource, session: CompileSession): Page[] {
  const written = pages.map(({ url }) => url).join("\n");
  if (session.referencePages?.written !== written)
    session.referencePages = {
      written,
      pages: listReferencePages(pages, createReferenceData(session.platform())),
    };
  return session.referencePages.pages;
}
