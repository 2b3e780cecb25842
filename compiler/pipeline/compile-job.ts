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
import { keepReferencePages } from "./keep-reference-pages";
import type { PlatformData } from "../sources/platform/platform-data";

/** The input of one compile, complete before the first page is rendered. */
export interface CompileJob {
  options: CompileOptions;
  scan: Scan;
  fingerprints: StoreFingerprints;
  /** Includes the files beside the areas' pages. */
  docs: DocsSource;
  areas: AreasSource;
  platform: () => PlatformData;
  popularities: Popularities;
  history: History;
  /** Flaws found while the history was read. */
  historyFlaws: Flaw[];
  /** State of the last compile; null when everything has to be rendered. */
  memory: CompileMemory | null;
}

/** State that a compile passes to the next one in the same process. */
export interface CompileSession {
  /** Kept up to date by the watcher; null when not yet read. */
  scan: Scan | null;
  memory: { setup: string; pages: CompileMemory } | null;
  platform: () => PlatformData;
  referencePages: { written: string; pages: Page[] } | null;
  /** Documents that the last compile read, and the files' stamps. */
  docs: { docs: DocsSource; scan: Scan } | null;
  /** Areas with the stamps of their files. */
  areas: { stamps: string; areas: AreasSource } | null;
  /** Redirects by locale folder, with the stamp of the file. */
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

/** Facts that are known before the sources are read. */
export interface Recalled {
  scan: Scan;
  /** Fingerprint of everything except the pages. */
  setup: string;
  /** Null when the store has no pages from the same setup. */
  memory: CompileMemory | null;
}

/** Looks up the state of earlier compiles, in this process or in the store. */
export function recall(options: CompileOptions, session: CompileSession): Recalled {
  const scan = (session.scan ??= scanSources(options));
  const setup = computeSetupFingerprint(options, scan);
  const known = session.memory?.setup === setup ? session.memory.pages : null;
  return { scan, setup, memory: known ?? readMemory(options.storeFile, setup) };
}

/**
 * Reads all front matter, redirects, areas and histories, except remembered ones. Throws
 * SourceRootError when a root can't be read.
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
    reuseDocs(scan, session) ??
    readAllDocs({ options, folders, scan, memory, setup }, session);
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
  setup: string;
}

function readAllDocs(job: DocsJob, session: CompileSession): DocsSource {
  const { options, folders, scan, memory } = job;
  const known = listKnownFrontMatter(memory);
  const docs = readDocs(folders, {
    scan,
    readFrontMatter(file) {
      const remembered = known.get(file);
      return remembered && remembered.stamp === scan.get(file)
        ? (JSON.parse(remembered.frontMatter) as ParsedFrontMatter)
        : readFrontMatter(file);
    },
    readRedirects: (folder) => readRedirectsOnce(folder, scan, session),
  });
  if (options.platformReference)
    docs.pages.push(...listGeneratedPages(docs, job, session));
  return docs;
}

/**
 * Returns the documents of the session's last compile, if only page texts have changed since.
 */
function reuseDocs(scan: Scan, { docs: last }: CompileSession): DocsSource | null {
  if (last?.scan.size !== scan.size) return null;
  for (const [file, stamp] of scan) {
    if (last.scan.get(file) === stamp) continue;
    const known = last.docs.frontMatter.get(file);
    if (known === undefined || !hasFrontMatter(file, known)) return null;
  }
  return last.docs;
}

function hasFrontMatter(file: string, known: string): boolean {
  try {
    return JSON.stringify(readFrontMatter(file)) === known;
  } catch {
    // The full read that follows reports why the file can't be read.
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

/** Lists generated pages; cached as long as the set of written pages is the same. */
function listGeneratedPages(
  { pages }: DocsSource,
  { options, setup }: DocsJob,
  session: CompileSession,
): Page[] {
  const written = pages.map(({ url }) => url).join("\n");
  if (session.referencePages?.written !== written)
    session.referencePages = {
      written,
      pages: keepReferencePages({
        folder: dirname(options.storeFile),
        facts: [setup, written],
        list: () => listReferencePages(pages, createReferenceData(session.platform())),
      }),
    };
  return session.referencePages.pages;
}
