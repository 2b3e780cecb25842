import { dirname, join, sep } from "node:path";
import { readStoreVersion } from "~/content-store/compile-state.server";
import type { StoreFingerprints } from "~/content-store/writer.server";
import {
  listKnownFrontMatter,
  readMemory,
  type CompileMemory,
} from "../incremental/memory";
import type { PageEdits } from "../incremental/plan-update";
import type { Scan } from "../sources/scan";
import { listChanges, toMoment } from "../sources/scan-moment";
import type { CompileSession } from "./compile-session";
import { scanSources, type CompileOptions } from "./last-compile";
import type { ReadAhead } from "./read-ahead";
import { NO_PAST, readPast, type Past } from "./read-past";
import {
  changeSourceState,
  readSourceState,
  toFingerprints,
  type SourceState,
} from "./source-state";
import type { Page } from "../core/page";
import { listReferencePages } from "../reference";
import { openReferenceData } from "../reference/data/open-reference-data";
import type { AreasSource } from "../areas/area-source";
import { listAreaFolders } from "../areas/area-roots";
import { readAreas } from "../areas/read-areas";
import { listLocaleFolders, type LocaleFolder } from "../sources/docs/list-files";
import { listDeadRedirects } from "../sources/docs/dead-redirects";
import { readFrontMatterJson } from "../sources/docs/read-page-file";
import { readDocs, type DocsSource } from "../sources/docs/read-pages";
import { rereadPages, type RereadDocs } from "../sources/docs/reread-pages";
import {
  readRedirects,
  REDIRECTS_FILE,
  type ParsedRedirects,
} from "../sources/docs/redirects";
import { hashAddresses, hashMoves, keepReferencePages } from "./keep-reference-pages";
import type { PlatformData } from "../sources/platform/platform-data";

/** The input of one compile, complete before the first page is rendered. */
export interface CompileJob extends Past {
  options: CompileOptions;
  scan: Scan;
  fingerprints: StoreFingerprints;
  /** Includes the files beside the areas' pages. */
  docs: DocsSource;
  areas: AreasSource;
  platform: () => PlatformData;
  /** State of the last compile; null when everything has to be rendered. */
  memory: CompileMemory | null;
  /** All that has changed since the session's last compile; null when anything else may have. */
  edits: PageEdits | null;
}

/** The files of a compile, before any is read. */
export interface Inputs {
  scan: Scan;
  state: SourceState;
  fingerprints: StoreFingerprints;
  /**
   * Files that differ from those of the session's last compile, with their entries then; null before the first one.
   */
  changed: ReadonlyMap<string, string | undefined> | null;
}

/** Compares the files with those of the session's last compile, or reads them all. */
export function readInputs(options: CompileOptions, session: CompileSession): Inputs {
  const scan = (session.scan ??= scanSources(options));
  const { compiled } = session;
  const changed = compiled && listChanges(compiled.moment, scan);
  const state =
    compiled && changed
      ? changeSourceState(options, compiled.state, { scan, changed })
      : readSourceState(options, scan);
  return { scan, state, changed, fingerprints: toFingerprints(options, state) };
}

/** Facts that are known before the sources are read. */
export interface Recalled extends Inputs {
  /** Null when the store has no pages from the same setup. */
  memory: CompileMemory | null;
}

interface JobBasis extends Recalled {
  /** Has other threads read front matter at the same time. */
  readAhead?: ((files: readonly string[]) => ReadAhead) | undefined;
}

/** Looks up the state of earlier compiles, in this process or in the store. */
export function recall(
  options: CompileOptions,
  session: CompileSession,
  inputs: Inputs = readInputs(options, session),
): Recalled {
  const { setup } = inputs.fingerprints;
  const { memory } = session;
  // Another process may have compiled.
  const isKnown =
    memory?.setup === setup && memory.version === readStoreVersion(options.storeFile);
  if (isKnown) return { ...inputs, memory: memory.pages };
  return { ...inputs, changed: null, memory: readMemory(options.storeFile, [setup]) };
}

/**
 * Reads all front matter, redirects, areas and histories, except remembered ones. Throws
 * SourceRootError when a root can't be read.
 */
export async function openJob(
  options: CompileOptions,
  session: CompileSession,
  recalled: JobBasis = recall(options, session),
): Promise<CompileJob> {
  const { scan, fingerprints } = recalled;
  const folders = listLocaleFolders(options.contentRoot, options.translatedRoot);
  const reading = options.skipsHistory
    ? NO_PAST
    : readPast(options, folders, { session, setup: fingerprints.setup });
  const last = session.docs?.docs;
  const reread = rereadDocs(folders, recalled, session);
  const docs = reread?.docs ?? readAllDocs({ options, folders, recalled }, session);
  session.docs = { docs, moment: toMoment(scan) };
  const areas = readAreasOnce(options, scan, session);
  const past = await reading;
  const made = session.compiled?.made;
  const isSamePast = made && made.docs === last && made.history === past.history;
  const { changed } = recalled;
  const files = changed && [...changed.keys()];
  const isOfPages = files?.every((file) => docs.frontMatter.has(file)) === true;
  return {
    options,
    scan,
    areas,
    fingerprints,
    ...past,
    memory: recalled.memory,
    docs: { ...docs, assets: [...docs.assets, ...areas.assets] },
    platform: session.platform,
    edits:
      reread && files && isOfPages && isSamePast
        ? { files: new Set(files), replaced: reread.replaced }
        : null,
  };
}

interface DocsJob {
  options: CompileOptions;
  folders: readonly LocaleFolder[];
  recalled: JobBasis;
}

function readAllDocs(job: DocsJob, session: CompileSession): DocsSource {
  const { folders, options, recalled } = job;
  const { scan } = recalled;
  const known = listKnownFrontMatter(recalled.memory);
  let ahead: ReadAhead | undefined;
  const docs = readDocs(folders, {
    scan,
    readAhead(files) {
      ahead = recalled.readAhead?.(files);
    },
    readFrontMatterJson(file) {
      const remembered = known.get(file);
      return remembered && remembered.stamp === scan.get(file)
        ? remembered.frontMatter
        : (ahead?.readFrontMatterJson ?? readFrontMatterJson)(file);
    },
    readRedirects: (folder) => readRedirectsOnce(folder, scan, session),
  });
  ahead?.close();
  if (options.platformReference)
    docs.pages.push(...listGeneratedPages(docs, job, session));
  const dead = listDeadRedirects(folders, docs.pages, (folder) =>
    readRedirectsOnce(folder, scan, session),
  );
  docs.flaws.push(...dead);
  return docs;
}

/** Returns the documents of the session's last compile, with new facts of pages that have changed since. */
function rereadDocs(
  folders: readonly LocaleFolder[],
  { scan, changed }: Pick<Recalled, "scan" | "changed">,
  { docs: last, compiled }: CompileSession,
): RereadDocs | null {
  if (!last) return null;
  const isOfLast = changed !== null && last.moment === compiled?.moment;
  const differing = isOfLast ? changed : listChanges(last.moment, scan);
  for (const [file, before] of differing)
    if (before === undefined || !scan.has(file)) return null;
  return rereadPages(last.docs, [...differing.keys()], folders);
}

function readAreasOnce(
  { areaRoots = {}, siteName }: CompileOptions,
  scan: Scan,
  session: CompileSession,
): AreasSource {
  const places = listAreaFolders(areaRoots).map((folder) => folder + sep);
  const isOfAreas = (path: string): boolean =>
    places.some((place) => path.startsWith(place));
  const last = session.areas;
  if (last && ![...listChanges(last.moment, scan).keys()].some(isOfAreas))
    return last.areas;
  const areas = readAreas(areaRoots, { scan, siteName });
  session.areas = { areas, moment: toMoment(scan) };
  return areas;
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

/** Lists generated pages; cached as long as written pages and English redirects have the same addresses. */
function listGeneratedPages(
  { pages, redirects }: DocsSource,
  { options, recalled }: DocsJob,
  session: CompileSession,
): Page[] {
  const written = hashAddresses(pages) + hashMoves(redirects);
  if (session.referencePages?.written !== written)
    session.referencePages = {
      written,
      pages: keepReferencePages({
        folder: dirname(options.storeFile),
        facts: [recalled.fingerprints.setup, written],
        list: () =>
          listReferencePages(pages, openReferenceData(session.platform()), redirects),
      }),
    };
  return session.referencePages.pages;
}
