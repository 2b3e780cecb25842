import { DEFAULT_LOCALE, type Locale } from "~/domain/locales/locale";
import { getOrCreate } from "~/domain/text/get-or-create";
import { memoizeByObject } from "../core/memoize";
import type { Page } from "../core/page";
import type { Site } from "../core/site";

export interface NameIndex<T> {
  /** Slug with trailing slash, below which the pages are. */
  prefix: string;
  /** Called once per list of pages and locale: with the locale's pages, then the en-US ones that it lacks. */
  build: (pages: readonly Page[]) => T;
  /** Its answer depends on no pages but those whose slugs have the name's key (`toNameKey`). */
  find: (index: T, written: string) => Page | null;
  /** Returns the name without marks around it; the whole text by default. */
  toName?: (written: string) => string;
}

/** Creates a look-up of pages by name that records the names it is asked for. */
export function createNameIndex<T>({
  prefix,
  build,
  find,
  toName = (written) => written,
}: NameIndex<T>): (site: Site, locale: Locale, written: string) => Page | null {
  const openIndexes = memoizeByObject((_pages: readonly Page[]) => new Map<Locale, T>());
  return (site, locale, written) => {
    site.noteNameUse(toName(written));
    const index = getOrCreate(openIndexes(site.pages), locale, () =>
      build(listPages(site, locale, prefix)),
    );
    return find(index, written);
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
