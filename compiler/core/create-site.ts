import { LRUCache } from "lru-cache";
import { LOCALES, parseLocale, type Locale } from "~/domain/locales/locale";
import { urlKey } from "~/domain/documents/slug";
import { getOrCreate } from "~/domain/text/get-or-create";
import { createAreaIndex, type AreaIndex } from "./area-index";
import { memoizeByObject } from "./memoize";
import type { Page } from "./page";
import { resolveLink } from "./resolve-link";
import type { PageHeading, Redirect, Site } from "./site";

/**
 * Pages whose texts are kept, the last ones asked for: pages are rendered in the order of their slugs,
 * so that related ones follow each other, and the texts of all would take more memory than the pages.
 */
export const KEPT_PAGES = 4_000;

export interface SiteOptions {
  readSummary?: ReadSummary;
  readHeadings?: ReadHeadings;
  /** Index of the pages beside the documentation. */
  areas?: AreaIndex;
}

/** Answers `getSummary`. */
type ReadSummary = (page: Page, site: Site) => string;
/** Answers `listHeadings`; the last answers are kept. */
type ReadHeadings = (page: Page) => PageHeading[];

/** Indexes all pages once, so that later look-ups are a few map reads; the list must not change after. */
export function createSite(
  pages: readonly Page[],
  redirects: readonly Redirect[],
  {
    readSummary = () => "",
    readHeadings = () => [],
    areas = createAreaIndex([]),
  }: SiteOptions = {},
): Site {
  const moves = indexMoves(redirects);
  const { bySlug, children, listed, byLocale } = indexPages(pages);
  function findPage(url: string): Page | null {
    const { locale, slug } = splitUrl(urlKey(url));
    return (slug !== null && findIn(bySlug.get(slug), locale)) || null;
  }
  /** Most pages have no children: they cost one look-up, and take no room among the kept lists. */
  const listBelow: ListBelow = (locale, slug) => {
    const slugs = children.get(slug);
    if (!slugs) return NO_PAGES;
    return getOrRead(listed, `${locale ?? ""} ${slug}`, () => {
      const found = slugs.flatMap((child) => findIn(bySlug.get(child), locale) ?? []);
      return found.sort((a, b) => (a.slug < b.slug ? -1 : 1));
    });
  };
  const listIn = (url: string, list: ListBelow): readonly Page[] => {
    const { locale, slug } = splitUrl(urlKey(url));
    return slug === null ? NO_PAGES : list(locale, slug);
  };
  const headings = new LRUCache<Page, PageHeading[]>({ max: KEPT_PAGES });
  const site: Site = {
    pages,
    listLocale: (locale) => byLocale.get(locale) ?? NO_PAGES,
    findPage,
    listChildren: (url) => listIn(url, listBelow),
    listDescendants: (url) =>
      listIn(url, (locale, slug) => collectDescendants(locale, slug, listBelow)),
    resolveLink: (url, onAsked = () => {}) =>
      resolveLink(url, { findPage, moves, onAsked }),
    listTranslations: (slug) => bySlug.get(urlKey(slug)) ?? [],
    isAreaPageMissing(path) {
      const key = areas.toKey(path);
      return key !== null && areas.isMissing(key);
    },
    noteNameUse: () => undefined,
    listHeadings: (page) => getOrRead(headings, page, readHeadings),
    getSummary: (page, asking = site) => readSummary(page, asking),
  };
  return site;
}

/** Lists the pages right below a slug, which is in lower case. */
type ListBelow = (locale: Locale | null, slug: string) => readonly Page[];

const NO_PAGES: readonly Page[] = [];

/** Returns a kept value, or reads and keeps it. */
export function getOrRead<Key extends string | Page, Value extends string | object>(
  kept: LRUCache<Key, Value>,
  key: Key,
  read: (key: Key) => Value,
): Value {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const value = read(key);
  kept.set(key, value);
  return value;
}

interface PageIndex {
  bySlug: Map<string, Page[]>;
  children: Map<string, string[]>;
  /** The last lists of children, by locale and slug. */
  listed: LRUCache<string, readonly Page[]>;
  byLocale: Map<Locale, readonly Page[]>;
}

/** Indexes are kept with the pages, because a watching compiler opens a site for each edit. */
const INDEXES = new WeakMap<readonly Page[], PageIndex>();

function indexPages(pages: readonly Page[]): PageIndex {
  return getOrCreate(INDEXES, pages, () => {
    const bySlug = groupBySlug(pages);
    return {
      bySlug,
      children: groupByParent(bySlug),
      listed: createListed(),
      byLocale: groupByLocale(pages),
    };
  });
}

function createListed(): PageIndex["listed"] {
  return new LRUCache({ max: KEPT_PAGES });
}

/**
 * Returns the list with new states of some pages, whose addresses must be the same. It takes over the index, because
 * making one of 140,000 pages takes a second.
 */
export function replacePages(
  pages: readonly Page[],
  replaced: ReadonlyMap<Page, Page>,
): Page[] {
  const replace = (page: Page): Page => replaced.get(page) ?? page;
  const list = pages.map(replace);
  const before = indexPages(pages);
  const bySlug = new Map(before.bySlug);
  for (const { slug } of replaced.keys())
    bySlug.set(urlKey(slug), before.bySlug.get(urlKey(slug))?.map(replace) ?? []);
  const listed = createListed();
  const isRight = (answer: readonly Page[]) => !answer.some((page) => replaced.has(page));
  listed.load(before.listed.dump().filter(([, { value }]) => isRight(value)));
  const byLocale = new Map(before.byLocale);
  for (const locale of new Set([...replaced.keys()].map((page) => page.locale)))
    byLocale.set(locale, before.byLocale.get(locale)?.map(replace) ?? NO_PAGES);
  INDEXES.set(list, { ...before, bySlug, listed, byLocale });
  return list;
}

const indexMoves = memoizeByObject(
  (redirects: readonly Redirect[]) =>
    new Map(redirects.map(({ from, to }) => [urlKey(from), to])),
);

/**
 * Groups pages by slug, ignoring case, in the order of the locales. It is the only index of all pages:
 * in ten languages, one by address would take several times its memory, in every thread.
 */
function groupBySlug(pages: readonly Page[]): Map<string, Page[]> {
  const bySlug = new Map<string, Page[]>();
  for (const page of pages) getOrCreate(bySlug, urlKey(page.slug), () => []).push(page);
  for (const group of bySlug.values())
    group.sort((a, b) => LOCALES.indexOf(a.locale) - LOCALES.indexOf(b.locale));
  return bySlug;
}

function groupByLocale(pages: readonly Page[]): Map<Locale, Page[]> {
  const byLocale = new Map<Locale, Page[]>();
  for (const page of pages)
    getOrCreate(byLocale, page.locale, (): Page[] => []).push(page);
  return byLocale;
}

/** Lists the slugs below each slug; "" has those at the top. */
function groupByParent(bySlug: ReadonlyMap<string, unknown>): Map<string, string[]> {
  const children = new Map<string, string[]>();
  for (const slug of bySlug.keys()) {
    const parent = slug.slice(0, Math.max(0, slug.lastIndexOf("/")));
    getOrCreate(children, parent, () => []).push(slug);
  }
  return children;
}

const DOCS = "/docs";

/**
 * Splits a lower-cased address; the slug is null for one of no document. Without a regular expression,
 * because every link, breadcrumb and list asks for pages.
 */
function splitUrl(key: string): { locale: Locale | null; slug: string | null } {
  const end = key.indexOf("/", 1);
  if (end < 2 || !key.startsWith("/") || !key.startsWith(DOCS, end)) return NO_DOCUMENT;
  const rest = key.slice(end + DOCS.length);
  if (rest !== "" && !rest.startsWith("/")) return NO_DOCUMENT;
  return { locale: parseLocale(key.slice(1, end)), slug: rest.slice(1) };
}

const NO_DOCUMENT = { locale: null, slug: null };

function findIn(group: readonly Page[] | undefined, locale: Locale | null): Page | null {
  return group?.find((page) => page.locale === locale) ?? null;
}

function collectDescendants(
  locale: Locale | null,
  slug: string,
  listBelow: ListBelow,
): Page[] {
  const found: Page[] = [];
  const collect = (parent: string): void => {
    for (const page of listBelow(locale, parent)) {
      found.push(page);
      collect(urlKey(page.slug));
    }
  };
  collect(slug);
  return found;
}
