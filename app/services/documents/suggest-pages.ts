import type { ContentStore, PageLink } from "~/content-store/content-store";
import {
  DEFAULT_LOCALE,
  LOCALES,
  parseLocale,
  type Locale,
} from "~/domain/locales/locale";
import { docUrl } from "~/domain/documents/slug";
import type { NotFoundSuggestions } from "./documents-service";

const MAX_SIMILAR = 5;

export interface SuggestOptions {
  url: string;
  locale: Locale;
  store: ContentStore;
  /** Pages of a locale that a misspelt slug may mean, the likeliest first. */
  listNear: (slug: string, locale: Locale) => PageLink[];
}

/** Lists pages to offer instead of one that the store lacks. */
export function suggestPages(options: SuggestOptions): NotFoundSuggestions {
  const { url, store } = options;
  const slug = readSlug(url);
  if (!slug) return { translations: [], similar: [] };
  const translations = LOCALES.flatMap((other) => findTranslation(store, other, slug));
  return { translations, similar: listSimilar(slug, translations, options) };
}

/** The part of a documentation URL after `/docs/`, or null. */
function readSlug(url: string): string | null {
  const [, first = "", second, ...rest] = url.replace(/\/+$/, "").split("/");
  return parseLocale(first) && second === "docs" ? rest.join("/") || null : null;
}

function findTranslation(
  store: ContentStore,
  locale: Locale,
  slug: string,
): NotFoundSuggestions["translations"] {
  const found = store.findDocument(docUrl(locale, slug));
  return found
    ? [{ locale, title: found.document.title, url: found.document.mdn_url }]
    : [];
}

/** Near ones, else those with the words in their title; each page once, in the locale if it can be. */
function listSimilar(
  slug: string,
  translations: readonly PageLink[],
  { locale, store, listNear }: SuggestOptions,
): PageLink[] {
  const locales = [...new Set([locale, DEFAULT_LOCALE])];
  const list = (read: SuggestOptions["listNear"]) =>
    dropRepeated(
      locales.flatMap((each) => read(slug, each)),
      translations,
    );
  const near = list(listNear);
  const found =
    near.length > 0
      ? near
      : list((words, each) => store.listSimilarPages(each, words, MAX_SIMILAR));
  return found.slice(0, MAX_SIMILAR);
}

/** The first of the pages that are the same but for their language; none of those `known`. */
function dropRepeated(
  pages: readonly PageLink[],
  known: readonly PageLink[],
): PageLink[] {
  const toKey = ({ url }: PageLink) => readSlug(url)?.toLowerCase();
  const keys = new Set(known.map(toKey));
  return pages.filter((page) => {
    const key = toKey(page);
    const isNew = !keys.has(key);
    keys.add(key);
    return isNew;
  });
}
