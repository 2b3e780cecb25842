import { DEFAULT_LOCALE, type Locale } from "~/domain/locales/locale";
import { memoizeByObject } from "../core/memoize";
import type { Page } from "../core/page";
import type { Site } from "../core/site";

export interface NameIndex<T extends object> {
  /** Slug with trailing slash, below which the pages are. */
  prefix: string;
  /** Called once per state of a locale's pages: with these, then the en-US ones that it lacks. */
  build: (pages: readonly Page[]) => T;
  /** Its answer depends on no pages but those whose slugs have the name's key (`toNameKey`). */
  find: (index: T, written: string) => Page | null;
  /** Returns the name without marks around it; the whole text by default. */
  toName?: (written: string) => string;
}

/** Creates a look-up of pages by name that records the names it is asked for. */
export function createNameIndex<T extends object>({
  prefix,
  build,
  find,
  toName = (written) => written,
}: NameIndex<T>): (site: Site, locale: Locale, written: string) => Page | null {
  const openIndex = memoizeByObject((own: readonly Page[]) =>
    memoizeByObject((english: readonly Page[]) => build(listPages(own, english, prefix))),
  );
  return (site, locale, written) => {
    site.noteNameUse(toName(written));
    const index = openIndex(site.listLocale(locale))(site.listLocale(DEFAULT_LOCALE));
    return find(index, written);
  };
}

function listPages(
  own: readonly Page[],
  english: readonly Page[],
  prefix: string,
): Page[] {
  const isBelow = ({ slug }: Page): boolean => slug.startsWith(prefix);
  const pages = own.filter(isBelow);
  if (own === english) return pages;
  const known = new Set(pages.map(({ slug }) => slug.toLowerCase()));
  const isKnown = ({ slug }: Page): boolean => known.has(slug.toLowerCase());
  return [...pages, ...english.filter((page) => isBelow(page) && !isKnown(page))];
}
