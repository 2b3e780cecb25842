import type { ContentStore } from "~/content-store/content-store";
import { AREA_KINDS } from "~/domain/areas/area-page";
import { BLOG_URL } from "~/domain/areas/blog";
import {
  DEFAULT_LOCALE,
  LOCALES,
  LOCALE_ROWS,
  type Locale,
} from "~/domain/locales/locale";
import { MCP_PATH } from "~/domain/site/mcp";
import { toAddress } from "~/domain/http/to-address";
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

/** Beside the areas in the same file. */
const MAX_OTHERS_CHARACTERS = 40_000;
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
    renderLink(
      LOCALE_ROWS[locale].name,
      toAddress(options.siteOrigin, `/${locale}${path}`),
    ),
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
  const [first = "", ...more] = packOthers(locale, options, plan);
  const parts = [first, ...more].map((_part, index) => {
    const title = `${translate("llms-others")} ${index + 1}`;
    return renderLink(title, toAddress(options.siteOrigin, toPartPath(locale, index)));
  });
  return toText([
    ...renderHead(locale, options, plan.tree.count),
    ...renderAreas(locale, options, () => plan),
    first === "" ? "" : `## ${translate("llms-others")}`,
    more.length === 0 ? first : parts.join("\n"),
  ]);
}

/** Renders a part of the pages outside the areas, where one file cannot hold them; or null. */
export function renderOthers(
  locale: Locale,
  { part, plan }: { part: number; plan: LocalePlan },
  options: PageListsOptions,
): string | null {
  const parts = packOthers(locale, options, plan);
  const text = parts[part - 1];
  if (parts.length < 2 || text === undefined) return null;
  const translate = options.translate(locale);
  const root = toAddress(options.siteOrigin, `/${locale}/llms.txt`);
  const count = text.split("\n").length;
  const site = options.siteName;
  return toText([
    `# ${translate("llms-others")} ${part}`,
    `> ${translate("llms-area-summary", { site, count, url: root })}`,
    text,
  ]);
}

function toPartPath(locale: Locale, index: number): string {
  return `/${locale}/llms-${index + 1}.txt`;
}

/** Distributes the pages outside the areas to texts that fit one file each. */
function packOthers(
  locale: Locale,
  options: PageListsOptions,
  plan: LocalePlan,
): string[] {
  const list = toListOptions(options);
  const packs: string[] = [];
  for (const page of [...listAreaPages(locale, options), ...plan.others]) {
    const entry = renderEntry(page, list);
    const last = packs.at(-1);
    if (last === undefined || last.length + entry.length >= MAX_OTHERS_CHARACTERS)
      packs.push(entry);
    else packs[packs.length - 1] = `${last}\n${entry}`;
  }
  return packs;
}

function renderHead(locale: Locale, options: PageListsOptions, count: number): string[] {
  const translate = options.translate(locale);
  const { siteName, siteOrigin } = options;
  return [
    `# ${siteName}`,
    `> ${translate("llms-summary", { count })}`,
    translate("llms-usage", { url: toAddress(siteOrigin, "/llms.txt") }),
    translate("llms-mcp", { url: toAddress(siteOrigin, MCP_PATH) }),
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
    const title = titles.get(url) ?? (path === BLOG_URL ? "Blog" : toTitle(url));
    return { url, title };
  });
}

function toText(blocks: readonly string[]): string {
  return `${blocks.filter(Boolean).join("\n\n")}\n`;
}

/** Names a generated page by its path: `/en-US/plus/updates/firefox/130` is `updates firefox 130`. */
function toTitle(url: string): string {
  return url.split("/").slice(3).join(" ");
}
