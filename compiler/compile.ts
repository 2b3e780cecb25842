import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  createContentStoreWriter,
  type ContentStoreWriter,
} from "~/content-store/writer.server";
import { readCompileState } from "~/content-store/reader.server";
import type { Flaw } from "~/domain/flaw";
import { LOCALES, type Locale } from "~/domain/locale";
import { loadContentStrings } from "~/l10n/content-strings.server";
import { computeFingerprint } from "./fingerprint";
import type { Page, SidebarReference } from "./page";
import { renderPages } from "./render-pool";
import type { RenderedPage } from "./render-page";
import { collectGroups } from "./sidebars/api-groups";
import { readApiGroups } from "./sidebars/read-api-groups";
import { createSidebars, type Sidebars } from "./sidebars/render-sidebar";
import { createSite } from "./site-index";
import { findAssetType } from "./sources/docs/asset-types";
import { readHistory } from "./sources/docs/history";
import { listLocaleFolders } from "./sources/docs/list-files";
import { readDocs, withFile, type DocsSource } from "./sources/docs/read-pages";
import { loadPlatformData } from "./sources/platform";
import { memoize } from "./sources/platform/memoize";
import type { PlatformData } from "./sources/platform/platform-data";

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
 * Compiles the content roots into the store file. Throws SourceRootError when a root can't be
 * read; whatever is wrong inside a file becomes a flaw.
 */
export async function compileContent(options: CompileOptions): Promise<CompileSummary> {
  const folders = listLocaleFolders(options.contentRoot, options.translatedRoot);
  const fingerprint = computeFingerprint(fingerprintOptions(options));
  const state = readCompileState(options.storeFile);
  if (state?.fingerprint === fingerprint)
    return { documents: state.documents, flaws: state.flaws, unchanged: true };
  const docs = readDocs(folders);
  const writer = createContentStoreWriter(options.storeFile);
  try {
    const flaws = await fillStore(writer, docs, options);
    for (const flaw of flaws) writer.addFlaw(flaw);
    writer.setFingerprint(fingerprint);
    writer.finish();
    return { documents: docs.pages.length, flaws, unchanged: false };
  } catch (error) {
    writer.abort();
    throw error;
  }
}

/** What a page leaves behind once it is stored: enough to give it its sidebar. */
interface StoredPage {
  id: number;
  page: Page;
  sidebars: SidebarReference[];
  quickLinksHtml: string | null;
}

async function fillStore(
  writer: ContentStoreWriter,
  docs: DocsSource,
  options: CompileOptions,
): Promise<Flaw[]> {
  const flaws = [...docs.flaws];
  const queries = new Set<string>();
  const stored: StoredPage[] = [];
  const history = mergeHistories(options);
  const onPage = (rendered: RenderedPage): void => {
    const page = docs.pages[rendered.index];
    const id = writer.addDocument(rendered);
    const { sidebars, quickLinksHtml } = rendered;
    if (page && id !== null) stored.push({ id, page, sidebars, quickLinksHtml });
    for (const query of rendered.queries) queries.add(query);
    flaws.push(...rendered.flaws);
    options.onProgress?.(stored.length, docs.pages.length);
  };
  const { pages, redirects } = docs;
  const { siteName, isPublicSource } = options;
  const platform = memoize(loadPlatformData);
  const renderer = { pages, redirects, history, siteName, isPublicSource };
  await renderPages({ ...renderer, platform, onPage });
  for (const { from, to } of redirects) writer.addRedirect(from, to);
  writeAssets(writer, docs, flaws);
  writeSearchIndexes(writer, pages);
  writePlatformData(writer, queries, platform());
  writeSidebars(writer, { stored, docs, options, flaws, platform: platform() });
  return flaws;
}

function mergeHistories({ contentRoot, translatedRoot }: CompileOptions) {
  const own = readHistory(contentRoot);
  return translatedRoot === contentRoot
    ? own
    : new Map([...own, ...readHistory(translatedRoot)]);
}

function writeAssets(writer: ContentStoreWriter, docs: DocsSource, flaws: Flaw[]): void {
  for (const { file, url } of docs.assets) {
    const contentType = findAssetType(file);
    if (contentType !== null)
      writer.addAsset({ url, contentType, body: readFileSync(file) });
    else
      flaws.push(
        withFile(
          {
            check: "asset-type",
            severity: "warning",
            message: "files of this kind are not served",
            suggestion: "use an image, audio, video or woff2 font file",
          },
          url.slice(1).toLowerCase(),
        ),
      );
  }
}

function writeSearchIndexes(writer: ContentStoreWriter, pages: readonly Page[]): void {
  const byLocale = new Map<Locale, Page[]>(LOCALES.map((locale) => [locale, []]));
  for (const page of pages) byLocale.get(page.locale)?.push(page);
  for (const [locale, own] of byLocale) {
    const { compare } = new Intl.Collator(locale);
    own.sort((a, b) => compare(a.title, b.title));
    writer.setSearchIndex(
      locale,
      own.map(({ title, url }) => ({ title, url })),
    );
  }
}

function writePlatformData(
  writer: ContentStoreWriter,
  queries: ReadonlySet<string>,
  platform: PlatformData,
): void {
  writer.setCompatBrowsers(platform.browsers);
  for (const query of queries) {
    const table = platform.findCompatTable(query);
    if (table) writer.addCompatTable(table);
  }
}

interface SidebarJob {
  stored: readonly StoredPage[];
  docs: DocsSource;
  options: CompileOptions;
  flaws: Flaw[];
  platform: PlatformData;
}

/** Renders each sidebar once per locale and notes which page shows which. */
function writeSidebars(writer: ContentStoreWriter, job: SidebarJob): void {
  const sidebars = openSidebars(job);
  const ids = new Map<string, number>();
  for (const { id, page, sidebars: references, quickLinksHtml } of job.stored) {
    if (quickLinksHtml !== null) {
      writer.setSidebar(id, writer.addSidebar("quick_links", quickLinksHtml));
      continue;
    }
    const choice = sidebars.findKey(page, references);
    if (!choice) continue;
    const key = `${page.locale} ${choice.key}`;
    let sidebarId = ids.get(key);
    if (sidebarId === undefined) {
      sidebarId = writer.addSidebar(
        choice.name,
        sidebars.render(choice.key, page.locale),
      );
      ids.set(key, sidebarId);
    }
    writer.setSidebar(id, sidebarId);
  }
}

function openSidebars({ stored, docs, options, flaws, platform }: SidebarJob): Sidebars {
  const report = (flaw: Flaw): void => void flaws.push(flaw);
  const references = stored.flatMap(({ page, sidebars }) =>
    sidebars.map((sidebar) => ({ page, sidebar })),
  );
  return createSidebars({
    site: createSite(docs.pages, docs.redirects),
    translate: loadContentStrings(),
    platform,
    groups: readApiGroups(options.contentRoot, report) ?? collectGroups(references),
    yamlFolders: [join(options.contentRoot, "sidebars")],
    shippedFolder: options.shippedSidebars,
    report,
  });
}

/** The compiler's own files count as sources: a new rule compiles everything anew. */
function fingerprintOptions(options: CompileOptions) {
  const own = [
    "./",
    "../app/content-store",
    "../app/domain",
    "../app/l10n/content",
    "../package-lock.json",
  ];
  return {
    paths: [
      options.contentRoot,
      options.translatedRoot,
      options.shippedSidebars,
      ...own.map((path) => fileURLToPath(new URL(path, import.meta.url))),
    ],
    settings: { siteName: options.siteName, public: String(options.isPublicSource) },
  };
}
