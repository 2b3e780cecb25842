import type { IndexedPage, WriterIndex } from "~/content-store/writer-index.server";
import { urlKey } from "~/domain/documents/slug";
import {
  DEFAULT_LOCALE,
  parseLocale,
  swapLocale,
  type Locale,
} from "~/domain/locales/locale";
import { getOrCreate } from "~/domain/text/get-or-create";

/** Pages of one compile, arranged for the writers' lists; each locale is read at its first use. */
export interface PageLists {
  index: WriterIndex;
  /** Pages of a locale in URL order. */
  listLocale(locale: Locale): readonly IndexedPage[];
  /** Pages with a file of their own. */
  listWritten(locale: Locale): readonly IndexedPage[];
  /** The page of a file, which may be of another locale. */
  findByPath(path: string): IndexedPage | null;
  /** 1 for the most viewed page of the locale; null for a page without views. */
  findRank(page: IndexedPage): number | null;
  /** The page of the same slug in another locale. */
  findTwin(page: IndexedPage, locale: Locale): IndexedPage | null;
}

export function createPageLists(index: WriterIndex): PageLists {
  const pages = new Map<Locale, IndexedPage[]>();
  const paths = new Map<Locale, Map<string, IndexedPage>>();
  const urls = new Map<Locale, Map<string, IndexedPage>>();
  const ranks = new Map<Locale, Map<string, number>>();
  const listLocale = (locale: Locale): readonly IndexedPage[] =>
    getOrCreate(pages, locale, () => index.listPages(locale));
  const mapBy = (locale: Locale, toKey: (page: IndexedPage) => string | null) =>
    new Map(listLocale(locale).map((page) => [toKey(page) ?? "", page]));
  return {
    index,
    listLocale,
    listWritten: (locale) => listLocale(locale).filter(({ path }) => path !== null),
    findByPath(path) {
      const locale = toFileLocale(path);
      const known = getOrCreate(paths, locale, () => mapBy(locale, ({ path }) => path));
      return known.get(path) ?? null;
    },
    findRank(page) {
      if (page.popularity === 0) return null;
      const ranked = getOrCreate(ranks, page.locale, () => rank(listLocale(page.locale)));
      return ranked.get(page.url) ?? null;
    },
    findTwin(page, locale) {
      const known = getOrCreate(urls, locale, () =>
        mapBy(locale, ({ url }) => urlKey(url)),
      );
      return known.get(urlKey(swapLocale(page.url, locale))) ?? null;
    },
  };
}

/** The locale of a file below `files/`; the default one for files outside of the locales' folders. */
function toFileLocale(file: string): Locale {
  return parseLocale(file.slice(0, file.indexOf("/"))) ?? DEFAULT_LOCALE;
}

/** `Web/CSS` of `/en-US/docs/Web/CSS`. */
export function toSlug({ url, locale }: Pick<IndexedPage, "url" | "locale">): string {
  return url.slice(`/${locale}/docs/`.length);
}

/** Pages that are equally popular share a rank. */
function rank(pages: readonly IndexedPage[]): Map<string, number> {
  const sorted = pages
    .filter(({ popularity }) => popularity > 0)
    .toSorted((a, b) => b.popularity - a.popularity);
  const ranks = new Map<string, number>();
  let place = 0;
  sorted.forEach((page, at) => {
    if (page.popularity !== sorted[at - 1]?.popularity) place = at + 1;
    ranks.set(page.url, place);
  });
  return ranks;
}
