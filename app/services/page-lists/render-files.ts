import type { ContentStore } from "~/content-store/content-store";
import { AREA_KINDS } from "~/domain/areas/area-page";
import {
  DEFAULT_LOCALE,
  LOCALES,
  NATIVE_NAMES,
  type Locale,
} from "~/domain/locales/locale";
import { toAddress } from "~/domain/site/to-address";
import type { ContentText } from "~/domain/text/strings";
import type { LocalePlan } from "./plan-locale";
import type { ListFile } from "./plan-files";
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

/** The list of posts is the only page without a source. */
const BLOG_TITLE = "Blog";
/** Renders the list of languages, with the areas of the default one. */
export function renderSite(
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

/** Renders a language's list: its areas, and the pages outside of them. */
export function renderLocale(
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

/** Renders all pages of a language as one tree. */
export function renderMap(
  locale: Locale,
  options: PageListsOptions,
  plan: LocalePlan,
): string {
  const list = { ...toListOptions(options), readSummary: () => "" };
  const others = listAreaPages(locale, options).map((page) => renderEntry(page, list));
  return toText([
    ...renderHead(locale, options, plan.tree.count),
    [...others, ...renderTree(plan.tree, options.siteOrigin)].join("\n"),
  ]);
}

/** Renders the list of an area, or a part of it. */
export function renderFile(
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
    isArea ? translate("llms-full", { url: toAddress(options.siteOrigin, full) }) : "",
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

function toText(blocks: readonly string[]): string {
  return `${blocks.filter(Boolean).join("\n\n")}\n`;
}
