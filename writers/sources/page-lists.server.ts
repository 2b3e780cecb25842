import type { IndexedPage, WriterIndex } from "~/content-store/writer-index.server";
import { urlKey } from "~/domain/documents/slug";
import type { Locale } from "~/domain/locales/locale";
import { getOrCreate } from "~/domain/text/get-or-create";

/** Pages of one compile, arranged for the writers' lists. */
export interface PageLists {
  index: WriterIndex;
  /** Pages of a locale in URL order. */
  listLocale(locale: Locale): readonly IndexedPage[];
  /** Pages with a file of their own. */
  listWritten(locale: Locale): readonly IndexedPage[];
  findByPath(path: string): IndexedPage | null;
  /** 1 for the most viewed page of the locale; null for a page without views. */
  findRank(page: IndexedPage): number | null;
  /** The page of the same slug in another locale. */
  findTwin(page: IndexedPage, locale: Locale): IndexedPage | null;
}

export function createPageLists(index: WriterIndex): PageLists {
  const locales = new Map<Locale, IndexedPage[]>();
  const paths = new Map<string, IndexedPage>();
  const urls = new Map<string, IndexedPage>();
  const ranks = new Map<Locale, Map<string, number>>();
  let isFilled = false;

  function fill(): void {
    if (isFilled) return;
    isFilled = true;
    for (const page of index.listPages()) {
      getOrCreate(locales, page.locale, () => []).push(page);
      urls.set(urlKey(page.url), page);
      if (page.path !== null) paths.set(page.path, page);
    }
  }
  const listLocale = (locale: Locale): readonly IndexedPage[] => {
    fill();
    return locales.get(locale) ?? [];
  };
  return {
    index,
    listLocale,
    listWritten: (locale) => listLocale(locale).filter(({ path }) => path !== null),
    findByPath(path) {
      fill();
      return paths.get(path) ?? null;
    },
    findRank(page) {
      if (page.popularity === 0) return null;
      const ranked = getOrCreate(ranks, page.locale, () => rank(listLocale(page.locale)));
      return ranked.get(page.url) ?? null;
    },
    findTwin(page, locale) {
      fill();
      return urls.get(urlKey(swapLocale(page.url, locale))) ?? null;
    },
  };
}

export function swapLocale(url: string, locale: Locale): string {
  return url.replace(/^\/[^/]+/, `/${locale}`);
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
