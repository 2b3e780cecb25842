import type { ContentStore } from "~/content-store/content-store";
import type { Locale } from "~/domain/locales/locale";
import type { ContentText } from "~/domain/text/strings";
import {
  createArchiveLinks,
  type ArchiveAsset,
  type ArchiveLinks,
} from "../pages/archive-links";
import { readArchivePage, type ArchivePage } from "../pages/archive-page";
import { makeSelfContained, type SelfContained } from "../pages/make-self-contained";
import { renderSample } from "../pages/render-sample";
import type { PageEntry } from "../pages/scope";
import type { ArchiveFacts, ArchiveFile } from "./archive-file";
import { renderFrame, type FrameParts } from "./render-frame";
import {
  renderAbout,
  renderHome,
  renderIndex,
  renderSearchPage,
  renderTitles,
} from "./render-lists";
import { renderMain } from "./render-page";
import { renderSidebarFile, toSidebarAddress } from "./render-sidebar";

export interface SiteOptions {
  store: ContentStore;
  /** Article texts of a locale. */
  translate: (locale: Locale) => ContentText;
  locale: Locale;
  entries: readonly PageEntry[];
  facts: ArchiveFacts;
  parts: FrameParts;
  /** Style sheet, fonts and script of the search. */
  assets: readonly ArchiveFile[];
  /** Adds to a page's tree before it is written. */
  decorate?: (page: ArchivePage, tree: SelfContained["tree"]) => void;
  /** Called after each page. */
  onPage?: (page: ArchivePage) => void;
}

/**
 * Lists the files of the documentation as static HTML, one after the other: pages with their
 * samples and pictures, sidebars, lists. Every format that shows HTML takes its files from here.
 */
export function* listSiteFiles(options: SiteOptions): Iterable<ArchiveFile> {
  const { entries, locale, facts, parts, store } = options;
  const translate = options.translate(locale);
  const lists = { facts, locale, parts, translate };
  yield renderHome(entries, lists);
  yield* renderIndex(entries, lists);
  yield renderAbout(lists);
  if (parts.hasSearch) {
    yield renderSearchPage(lists);
    yield renderTitles(sortByPopularity(entries, locale, store));
  }
  yield* options.assets;
  yield* listPageFiles(options);
}

function* listPageFiles(options: SiteOptions): Iterable<ArchiveFile> {
  const { entries, store, facts, parts, locale, translate } = options;
  const links = createArchiveLinks(entries, { store, siteOrigin: facts.siteOrigin });
  const written = new Set<string>();
  for (const entry of entries) {
    const page = readArchivePage(entry, options);
    if (!page) continue;
    const { sidebarId } = page;
    if (
      parts.hasSidebar &&
      sidebarId !== null &&
      isNew(`sidebar ${sidebarId}`, written)
    ) {
      const { siteOrigin } = facts;
      const texts = { locale, translate: translate(locale), siteOrigin };
      const sidebar = renderSidebarFile(sidebarId, { store, links, ...texts });
      if (sidebar) yield sidebar;
    }
    const contained = makeSelfContained(page.articleHtml, {
      page,
      links,
      siteOrigin: facts.siteOrigin,
      translate: translate(page.language),
      renderSample: (source) => renderSample(source, { store, links, page }),
    });
    options.decorate?.(page, contained.tree);
    yield renderPageFile(page, contained, { ...options, links });
    yield* listAssets(contained.assets, written);
    options.onPage?.(page);
  }
}

function renderPageFile(
  page: ArchivePage,
  contained: SelfContained,
  { facts, parts, links, ...options }: SiteOptions & { links: ArchiveLinks },
): ArchiveFile {
  const { path, title, language, sidebarId } = page;
  const translate = options.translate(language);
  const sidebar =
    parts.hasSidebar && sidebarId !== null ? toSidebarAddress(sidebarId, page) : null;
  const mainHtml = renderMain(page, contained, { links, translate });
  const body = renderFrame({
    facts,
    parts,
    path,
    title,
    language,
    translate,
    mainHtml,
    sidebar,
    sitePath: page.url,
  });
  return { path, type: "text/html", body, title };
}

function* listAssets(
  assets: readonly ArchiveAsset[],
  written: Set<string>,
): Iterable<ArchiveFile> {
  for (const { path, contentType: type, body } of assets)
    if (isNew(path, written)) yield { path, type, body };
}

function isNew(key: string, written: Set<string>): boolean {
  if (written.has(key)) return false;
  written.add(key);
  return true;
}

function sortByPopularity(
  entries: readonly PageEntry[],
  locale: Locale,
  store: ContentStore,
): PageEntry[] {
  const ranks = new Map(
    store.listSearchPages(locale).map(({ url, popularity }) => [url, popularity]),
  );
  const rank = ({ url }: PageEntry) => ranks.get(url) ?? 0;
  return [...entries].sort((a, b) => rank(b) - rank(a));
}
