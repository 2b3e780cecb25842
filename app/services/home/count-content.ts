import type { ContentStore } from "~/content-store/content-store";
import { rememberPerStore } from "~/content-store/remember-per-store";
import { docUrl } from "~/domain/documents/slug";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "~/domain/locales/locale";

export interface ContentCounts {
  /** Documents in all languages. */
  pages: number;
  /** Languages that have documents. */
  languages: number;
  /** ISO 8601 time of the newest change of a document; null when the content has no dates, as without its history. */
  updated: string | null;
  /** Counts the pages at and below a document of a language, or of en-US where it has none. */
  countBelow: (slug: string, locale: Locale) => number;
}

type Store = Pick<
  ContentStore,
  "countDocuments" | "countDocumentsBelow" | "findLatestChange"
>;

/** Returns a function that counts each store's pages once, because a store never changes. */
export function createContentCounter(): (store: Store) => ContentCounts {
  return rememberPerStore(countContent);
}

function countContent(store: Store): ContentCounts {
  const counts = LOCALES.map((locale) => store.countDocuments(locale));
  const below = new Map<string, number>();
  return {
    pages: counts.reduce((sum, count) => sum + count, 0),
    languages: counts.filter((count) => count > 0).length,
    updated: findLatest(LOCALES.map((locale) => store.findLatestChange(locale))),
    countBelow(slug, locale) {
      const key = `${locale} ${slug}`;
      const count =
        below.get(key) ??
        (countPagesBelow(store, slug, locale) ||
          countPagesBelow(store, slug, DEFAULT_LOCALE));
      below.set(key, count);
      return count;
    },
  };
}

function countPagesBelow(store: Store, slug: string, locale: Locale): number {
  return store.countDocumentsBelow(docUrl(locale, slug));
}

function findLatest(dates: readonly (string | null)[]): string | null {
  const times = dates.flatMap((date) => (date === null ? [] : Date.parse(date)));
  return times.length === 0 ? null : new Date(Math.max(...times)).toISOString();
}
