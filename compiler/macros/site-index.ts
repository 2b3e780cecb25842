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

function listPages(site: Site, locale: Locale, prefix: string): Page[] {
  const own = site.pages.filter(
    (page) => page.locale === locale && page.slug.startsWith(prefix),
  );
  if (locale === DEFAULT_LOCALE) return own;
  const known = new Set(own.map((page) => page.slug.toLowerCase()));
  const rest = site.pages.filter(
    (page) =>
      page.locale === DEFAULT_LOCALE &&
      page.slug.startsWith(prefix) &&
      !known.has(page.slug.toLowerCase()),
  );
  return [...own, ...rest];
}
