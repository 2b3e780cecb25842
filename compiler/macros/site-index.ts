import { DEFAULT_LOCALE, type Locale } from "~/domain/locales/locale";
import type { Page } from "../core/page";
import type { Site } from "../core/site";

/**
 * Creates an index that is built once per site and locale. `build` receives the pages below
 * `prefix` (a slug with trailing slash): the locale's own, then the en-US pages that the locale
 * lacks.
 */
export function createSiteIndex<T>(
  prefix: string,
  build: (pages: readonly Page[]) => T,
): (site: Site, locale: Locale) => T {
  const bySite = new WeakMap<Site, Map<Locale, T>>();
  return (site, locale) => {
    site.noteIndexUse(prefix);
    let byLocale = bySite.get(site);
    if (!byLocale) bySite.set(site, (byLocale = new Map<Locale, T>()));
    let index = byLocale.get(locale);
    if (index === undefined)
      byLocale.set(locale, (index = build(listPages(site, locale, prefix))));
    return index;
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
