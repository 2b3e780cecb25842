import { dirname, join } from "node:path";
import {
  createContentStoreWriter,
  type ContentStoreWriter,
} from "~/content-store/writer.server";
import type { Flaw } from "~/domain/flaw";
import { loadContentStrings } from "~/l10n/content-strings.server";
import {
  computeCompileFingerprint,
  findCurrentCompile,
  listPopularitySources,
  type CompileOptions,
  type CompileSummary,
} from "./last-compile";
import { compareTranslations, type ComparedPage } from "./flaws/compare-translations";
import { writeAssets } from "./output/write-assets";
import { writeSearchIndexes } from "./output/write-search-indexes";
import { writeSidebars, type StoredPage } from "./output/write-sidebars";
import { renderPages } from "./render-pool";
import type { RenderedPage } from "./render-page";
import { collectGroups } from "./sidebars/api-groups";
import { readApiGroups } from "./sidebars/read-api-groups";
import { createSidebars, type Sidebars } from "./sidebars/render-sidebar";
import { listReferencePages } from "./reference";
import { createReferenceData } from "./reference/data/create-reference-data";
import { createSite } from "./site-index";
import { readHistory } from "./sources/docs/history";
import { listLocaleFolders, type LocaleFolder } from "./sources/docs/list-files";
import { readPopularities, type Popularities } from "./sources/docs/popularities";
import { readDocs, type DocsSource } from "./sources/docs/read-pages";
import { loadPlatformData } from "./sources/platform";
import { memoize } from "./sources/platform/memoize";
import type { PlatformData } from "./sources/platform/platform-data";

/**
 * Compiles the content roots into the store file, unless it is that of these sources already.
 * Throws SourceRootError when a root can't be read; whatever is wrong inside a file becomes a
 * flaw.
 */
export async function compileContent(options: CompileOptions): Promise<CompileSummary> {
  const folders = listLocaleFolders(options.contentRoot, options.translatedRoot);
  const current = findCurrentCompile(options);
  if (current) return current;
  const fingerprint = computeCompileFingerprint(options);
  const platform = memoize(loadPlatformData);
  const docs = readDocs(folders);
  if (options.platformReference) {
    const reference = createReferenceData(platform());
    docs.pages.push(...listReferencePages(docs.pages, reference));
  }
  const writer = createContentStoreWriter(options.storeFile);
  try {
    const popularities = readPopularities(listPopularitySources(options));
    const settings = { ...options, platform, folders, popularities };
    const flaws = await fillStore(writer, docs, settings);
    for (const flaw of flaws) writer.addFlaw(flaw);
    writer.setFingerprint(fingerprint);
    writer.finish();
    return { documents: docs.pages.length, flaws, unchanged: false };
  } catch (error) {
    writer.abort();
    throw error;
  }
}

/** Returns every flaw found on the way. */
async function fillStore(
  writer: ContentStoreWriter,
  docs: DocsSource,
  options: PagesOptions,
): Promise<Flaw[]> {
  const { platform } = options;
  const { stored, queries, flaws } = await writePages(writer, docs, options);
  for (const { from, to } of docs.redirects) writer.addRedirect(from, to);
  const assetFlaws = writeAssets(writer, docs.assets);
  writeSearchIndexes(writer, docs.pages, options.popularities);
  writeCompatTables(writer, queries, platform());
  const sidebarFlaws: Flaw[] = [];
  const report = (flaw: Flaw): void => void sidebarFlaws.push(flaw);
  const sidebars = openSidebars(stored, docs, { ...options, report });
  writeSidebars(writer, stored, sidebars);
  return [...docs.flaws, ...flaws, ...assetFlaws, ...sidebarFlaws];
}

interface WrittenPages {
  stored: StoredPage[];
  /** Compatibility tables that the pages show. */
  queries: Set<string>;
  flaws: Flaw[];
}

interface PagesOptions extends CompileOptions {
  platform: () => PlatformData;
  folders: readonly LocaleFolder[];
  popularities: Popularities;
}

async function writePages(
  writer: ContentStoreWriter,
  { pages, redirects }: DocsSource,
  options: PagesOptions,
): Promise<WrittenPages> {
  const written: WrittenPages = { stored: [], queries: new Set(), flaws: [] };
  const compared: ComparedPage[] = [];
  const onPage = (rendered: RenderedPage): void => {
    const page = pages[rendered.index];
    if (page && rendered.outline) compared.push({ page, outline: rendered.outline });
    const id = writer.addDocument(rendered);
    const { sidebars, quickLinksHtml } = rendered;
    if (page && id !== null) written.stored.push({ id, page, sidebars, quickLinksHtml });
    if (id !== null) writer.addSamples(id, rendered.samples);
    for (const query of rendered.queries) written.queries.add(query);
    written.flaws.push(...rendered.flaws);
    options.onProgress?.(written.stored.length, pages.length);
  };
  const { siteName, isPublicSource, contentRoot, platform, popularities } = options;
  const history = await readHistory([contentRoot, options.translatedRoot], {
    folders: options.folders,
    cacheFolder: dirname(options.storeFile),
    report: (flaw) => void written.flaws.push(flaw),
  });
  await renderPages({
    ...{ pages, redirects, history, popularities, siteName, isPublicSource, contentRoot },
    platform,
    onPage,
  });
  written.flaws.push(...compareTranslations(compared, history));
  return written;
}

function writeCompatTables(
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

function openSidebars(
  stored: readonly StoredPage[],
  docs: DocsSource,
  options: PagesOptions & { report: (flaw: Flaw) => void },
): Sidebars {
  const { contentRoot, shippedSidebars, platform, report } = options;
  const references = stored.flatMap(({ page, sidebars }) =>
    sidebars.map((sidebar) => ({ page, sidebar })),
  );
  return createSidebars({
    site: createSite(docs.pages, docs.redirects),
    translate: loadContentStrings(),
    platform: platform(),
    groups: readApiGroups(contentRoot, report) ?? collectGroups(references),
    yamlFolders: [join(contentRoot, "sidebars")],
    shippedFolder: shippedSidebars,
    report,
  });
}
