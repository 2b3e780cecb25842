import { dirname, join } from "node:path";
import type { StoreFingerprints } from "~/content-store/writer.server";
import type { Flaw } from "~/domain/flaw";
import type { CompileMemory } from "./incremental/memory";
import { listKnownFrontMatter } from "./incremental/memory";
import type { Scan } from "./incremental/scan";
import { listPopularitySources, type CompileOptions } from "./last-compile";
import type { Page } from "./page";
import { listReferencePages } from "./reference";
import { createReferenceData } from "./reference/data/create-reference-data";
import { readHistory, type History } from "./sources/docs/history";
import type { LocaleFolder } from "./sources/docs/list-files";
import { readPopularities, type Popularities } from "./sources/docs/popularities";
import { readDocs, readFrontMatter, type DocsSource } from "./sources/docs/read-pages";
import {
  readRedirects,
  REDIRECTS_FILE,
  type ParsedRedirects,
} from "./sources/docs/redirects";
import { loadPlatformData } from "./sources/platform";
import { memoize } from "./sources/platform/memoize";
import type { PlatformData } from "./sources/platform/platform-data";

/** Everything that one compile works with, before the first page is rendered. */
export interface CompileJob {
  options: CompileOptions;
  scan: Scan;
  fingerprints: StoreFingerprints;
  docs: DocsSource;
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
  /** By locale folder, with the stamp of the file. */
  redirects: Map<string, { stamp: string | undefined; parsed: ParsedRedirects }>;
}

export function createCompileSession(): CompileSession {
  return {
    scan: null,
    memory: null,
    platform: memoize(loadPlatformData),
    referencePages: null,
    redirects: new Map(),
  };
}

export interface JobSources extends Pick<
  CompileJob,
  "options" | "scan" | "fingerprints"
> {
  folders: readonly LocaleFolder[];
  memory: CompileMemory | null;
}

/** Reads all front matter, redirects, facts and histories; what is remembered is not read again. */
export async function openJob(
  { folders, ...sources }: JobSources,
  session: CompileSession,
): Promise<CompileJob> {
  const { options, scan, memory } = sources;
  const historyFlaws: Flaw[] = [];
  const reading = readHistory([options.contentRoot, options.translatedRoot], {
    folders,
    cacheFolder: dirname(options.storeFile),
    report: (flaw) => void historyFlaws.push(flaw),
  });
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
  return {
    ...sources,
    docs,
    platform: session.platform,
    popularities: readPopularities(listPopularitySources(options)),
    history: await reading,
    historyFlaws,
  };
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
