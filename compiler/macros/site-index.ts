import { DEFAULT_LOCALE, type Locale } from "~/domain/locales/locale";
import { getOrCreate } from "~/domain/text/get-or-create";
import { memoizeByObject } from "../core/memoize";
import type { Page } from "../core/page";
import type { Site } from "../core/site";

/**
 * Creates an index that is built once per list of pages and locale. `build` receives the pages below
 * `prefix` (a slug with trailing slash): the locale's own, then the en-US pages that the locale
 * lacks.
 */
export function createSiteIndex<T>(
  prefix: string,
  build: (pages: readonly Page[]) => T,
): (site: Site, locale: Locale) => T {
  const openIndexes = memoizeByObject((_pages: readonly Page[]) => new Map<Locale, T>());
  return (site, locale) => {
    site.noteIndexUse(prefix);
    return getOrCreate(openIndexes(site.pages), locale, () =>
      build(listPages(site, locale, prefix)),
    );
  };
}

/** Grouped once for all indexes, because passes over all pages for each locale take seconds of a large compile. */
const groupByLocale = memoizeByObject((pages: readonly Page[]) => {
  const groups = new Map<Locale, Page[]>();
  for (const page of pages) getOrCreate(groups, page.locale, (): Page[] => []).push(page);
  return groups;
});

function listPages({ pages }: Site, locale: Locale, prefix: string): Page[] {
  const listOf = (each: Locale): Page[] =>
    (groupByLocale(pages).get(each) ?? []).filter(({ slug }) => slug.startsWith(prefix));
  const own = listOf(locale);
  if (locale === DEFAULT_LOCALE) return own;
  const known = new Set(own.map(({ slug }) => slug.toLowerCase()));
  return [
    ...own,
    ...listOf(DEFAULT_LOCALE).filter(({ slug }) => !known.has(slug.toLowerCase())),
  ];
}
