import { LRUCache } from "lru-cache";
import type { ContentStore } from "~/content-store/content-store";
import { AREA_KINDS } from "~/domain/areas/area-page";
import {
  DEFAULT_LOCALE,
  LOCALES,
  NATIVE_NAMES,
  parseLocale,
  type Locale,
} from "~/domain/locales/locale";
import { getOrCreate } from "~/domain/text/get-or-create";
import { toAddress } from "~/domain/site/to-address";
import type { ContentText } from "~/domain/text/strings";
import { listPages, readPageTree, type ListedPage, type PageNode } from "./page-tree";
import { planFiles, type ListFile } from "./plan-files";
import { renderEntry, renderLink, renderTree, type ListOptions } from "./render-list";

export interface PageListsOptions {
  /** Returns the current store, which may be swapped between calls. */
  store: () => ContentStore;
  translate: (locale: Locale) => ContentText;
  siteName: string;
  /** Origin without a trailing slash. */
  siteOrigin: string;
  /** Lists the pages beside the documentation, as in the sitemap. */
  listSitemapEntries: (locale: Locale) => { path: string }[];
  /** Renders a page as Markdown, or returns null. */
  findTwin: (url: string) => { markdown: string } | null;
}

export interface PageLists {
  /** Finds `llms.txt` of the site, a language or an area, or `sitemap.md`, by its decoded path. */
  findList(path: string): string | null;
  /** Returns the Markdown of an area's pages one by one for `llms-full.txt`, or null. */
  findFullText(path: string): Iterable<string> | null;
}

/** Parts of a language's documentation, listed in its `llms.txt`. */
interface LocalePlan {
  tree: PageNode;
  /** The first files of the areas. */
  areas: ListFile[];
  /** All files by path below `/{locale}/docs/`. */
  files: Map<string, ListFile>;
  /** Pages of areas that are too small for a file. */
  others: ListedPage[];
}

/** The branch whose own branches are the areas that readers know. */
const EXPANDED_SLUG = "Web";
/** Smaller areas are listed in the language's file. */
const MIN_AREA_PAGES = 4;
/** The list of posts is the only page without a source. */
const BLOG_TITLE = "Blog";
const MAX_CACHED_CHARACTERS = 4_000_000;
const LIST = /^\/([^/]+)\/docs\/(.+\/llms(?:-\d+)?\.txt)$/;
const FULL = /^\/([^/]+)\/docs\/(.+)\/llms-full\.txt$/;

/** Creates the service that lists the site's pages for programs. */
export function createPageLists(options: PageListsOptions): PageLists {
  const readPlan = createPlans(options);
  const kept = new LRUCache<string, string>({
    maxSize: MAX_CACHED_CHARACTERS,
    sizeCalculation: (text) => Math.max(1, text.length),
  });
  return {
    findList(path) {
      const day = new Date().toISOString().slice(0, 10);
      const key = `${options.store().version} ${day} ${path}`;
      const text = kept.get(key) ?? renderList(path, options, readPlan);
      if (text !== null) kept.set(key, text);
      return text;
    },
    findFullText(path) {
      const [, segment = "", slug = ""] = FULL.exec(path) ?? [];
      const locale = parseLocale(segment);
      const area =
        locale && readPlan(locale).areas.find(({ node }) => node.slug === slug);
      return area ? renderAll(listPages(area.node), options) : null;
    },
  };
}

function* renderAll(
  pages: readonly ListedPage[],
  { findTwin }: PageListsOptions,
): Generator<string> {
  for (const { url } of pages) yield `${findTwin(url)?.markdown ?? ""}\n`;
}

function renderList(
  path: string,
  options: PageListsOptions,
  readPlan: (locale: Locale) => LocalePlan,
): string | null {
  if (path === "/llms.txt" || path === "/sitemap.md")
    return renderSite(path, options, readPlan);
  const [, segment = "", name = ""] =
    /^\/([^/]+)\/(llms\.txt|sitemap\.md)$/.exec(path) ?? [];
  const locale = parseLocale(segment);
  if (locale && name === "llms.txt")
    return renderLocale(locale, options, readPlan(locale));
  if (locale && name === "sitemap.md")
    return renderMap(locale, options, readPlan(locale));
  const [, area = "", file = ""] = LIST.exec(path) ?? [];
  const areaLocale = parseLocale(area);
  if (!areaLocale) return null;
  const { files, areas } = readPlan(areaLocale);
  const found = files.get(file);
  if (!found) return null;
  return renderFile(areaLocale, { file: found, isArea: areas.includes(found) }, options);
}

/** Renders the list of languages, with the areas of the default one. */
function renderSite(
  path: string,
  options: PageListsOptions,
  readPlan: (locale: Locale) => LocalePlan,
): string {
  const translate = options.translate(DEFAULT_LOCALE);
  const languages = LOCALES.filter(
    (locale) => locale === DEFAULT_LOCALE || readPlan(locale).tree.count > 0,
  ).map((locale) =>
    renderLink(NATIVE_NAMES[locale], toAddress(options.siteOrigin, `/${locale}${path}`)),
  );
  return toText([
    ...renderHead(DEFAULT_LOCALE, options, readPlan(DEFAULT_LOCALE).tree.count),
    `## ${translate("llms-languages")}`,
    languages.join("\n"),
    ...(path === "/llms.txt" ? renderAreas(DEFAULT_LOCALE, options, readPlan) : []),
  ]);
}

function renderAreas(
  locale: Locale,
  options: PageListsOptions,
  readPlan: (locale: Locale) => LocalePlan,
): string[] {
  const { areas } = readPlan(locale);
  if (areas.length === 0) return [];
  return [
    `## ${options.translate(locale)("llms-areas")}`,
    areas.map((area) => renderFileLink(locale, toFileLink(area), options)).join("\n"),
  ];
}

function renderLocale(
  locale: Locale,
  options: PageListsOptions,
  plan: LocalePlan,
): string {
  const translate = options.translate(locale);
  const list = toListOptions(options);
  const others = [...listAreaPages(locale, options), ...plan.others];
  return toText([
    ...renderHead(locale, options, plan.tree.count),
    ...renderAreas(locale, options, () => plan),
    others.length > 0 ? `## ${translate("llms-others")}` : "",
    others.map((page) => renderEntry(page, list)).join("\n"),
  ]);
}

function renderHead(locale: Locale, options: PageListsOptions, count: number): string[] {
  const translate = options.translate(locale);
  const { siteName, siteOrigin } = options;
  return [
    `# ${siteName}`,
    `> ${translate("llms-summary", { count })}`,
    translate("llms-usage", { url: toAddress(siteOrigin, "/llms.txt") }),
  ];
}

function renderMap(locale: Locale, options: PageListsOptions, plan: LocalePlan): string {
  const list = { ...toListOptions(options), readSummary: () => "" };
  const others = listAreaPages(locale, options).map((page) => renderEntry(page, list));
  return toText([
    ...renderHead(locale, options, plan.tree.count),
    [...others, ...renderTree(plan.tree, options.siteOrigin)].join("\n"),
  ]);
}

function renderFile(
  locale: Locale,
  { file, isArea }: { file: ListFile; isArea: boolean },
  options: PageListsOptions,
): string {
  const { title, node, pages, files } = file;
  const translate = options.translate(locale);
  const list = toListOptions(options);
  const root = toAddress(options.siteOrigin, `/${locale}/llms.txt`);
  const full = `/${locale}/docs/${node.slug}/llms-full.txt`;
  return toText([
    `# ${title}`,
    `> ${translate("llms-area-summary", { site: options.siteName, count: node.count, url: root })}`,
    isArea
      ? translate("llms-full", { url: toAddress(options.siteOrigin, full) })
      : "",
    files.length > 0 ? `## ${translate("llms-areas")}` : "",
    files.map((link) => renderFileLink(locale, link, options)).join("\n"),
    pages.length > 0 ? `## ${translate("llms-pages")}` : "",
    pages.map((page) => renderEntry(page, list)).join("\n"),
  ]);
}

function renderFileLink(
  locale: Locale,
  { title, path, count }: { title: string; path: string; count: number },
  { siteOrigin, translate }: PageListsOptions,
): string {
  const address = toAddress(siteOrigin, `/${locale}/docs/${path}`);
  return `${renderLink(title, address)}: ${translate(locale)("llms-count", { count })}`;
}

function toFileLink({ node, title, path }: ListFile) {
  return { title, path, count: node.count };
}

/** Documents have summaries; pages of the areas are few and have telling titles. */
function toListOptions({ store, siteOrigin }: PageListsOptions): ListOptions {
  const current = store();
  return {
    siteOrigin,
    readSummary: (url) => current.findDocument(url)?.document.summary ?? "",
  };
}

/** Lists the pages beside the documentation with their titles. */
function listAreaPages(locale: Locale, { store, listSitemapEntries }: PageListsOptions) {
  const current = store();
  const titles = new Map(
    AREA_KINDS.flatMap((kind) =>
      current
        .listAreaPages(kind)
        .map(({ url, facts }): [string, string] => [
          url.replace(/\/$/, ""),
          "title" in facts ? facts.title : facts.contributorName,
        ]),
    ),
  );
  return listSitemapEntries(locale).map(({ path }) => {
    const url = path.replace(/\/$/, "");
    return { url, title: titles.get(url) ?? BLOG_TITLE };
  });
}

/** Plans each language once per store. */
function createPlans({ store, siteOrigin }: PageListsOptions) {
  const plans = new WeakMap<ContentStore, Map<Locale, LocalePlan>>();
  return (locale: Locale): LocalePlan => {
    const current = store();
    const known = plans.get(current) ?? new Map<Locale, LocalePlan>();
    plans.set(current, known);
    return getOrCreate(known, locale, () =>
      planLocale(readPageTree(locale, current, siteOrigin.length)),
    );
  };
}

function planLocale(tree: PageNode): LocalePlan {
  const nodes = tree.children.flatMap((node) =>
    node.slug === EXPANDED_SLUG ? node.children : [node],
  );
  const expanded = tree.children.find(({ slug }) => slug === EXPANDED_SLUG)?.page;
  const plans = nodes.filter(({ count }) => count >= MIN_AREA_PAGES).map(planFiles);
  const small = nodes.filter(({ count }) => count < MIN_AREA_PAGES);
  return {
    tree,
    areas: plans.flatMap(([first]) => first ?? []),
    files: new Map(plans.flat().map((file) => [file.path, file])),
    others: [...(expanded ? [expanded] : []), ...small.flatMap(listPages)],
  };
}

function toText(blocks: readonly string[]): string {
  return `${blocks.filter(Boolean).join("\n\n")}\n`;
}
