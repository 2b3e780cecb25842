import type { ContentStore, PageLink } from "~/content-store/content-store";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "~/domain/locales/locale";
import { docUrl, toLeafTitle } from "~/domain/documents/slug";
import type { NotFoundSuggestions } from "./documents-service";

const MAX_SIMILAR = 5;
/** Limits the cost of comparing names. */
const LONGEST_NAME = 60;

export interface SuggestOptions {
  url: string;
  locale: Locale;
  store: ContentStore;
  /** Lists pages of a locale that a misspelt slug may mean, most likely first. */
  listNear: (slug: string, locale: Locale) => PageLink[];
  /** Lists pages of a locale, wherever they are, that a misspelt name may mean. */
  listNearNames: (name: string, locale: Locale) => PageLink[];
}

/** Suggests pages for a URL without a page; writers also ask for a page that exists. */
export function suggestPages(options: SuggestOptions): NotFoundSuggestions {
  const { url, store } = options;
  const slug = readSlug(url);
  if (!slug) return { translations: [], similar: [] };
  // The screen's locale is not that of an address in an unknown language, such as /en-GB/docs/Web.
  const others = LOCALES.filter((other) => docUrl(other, slug) !== trimSlashes(url));
  const translations = others.flatMap((other) => listTranslations(store, other, slug));
  return { translations, similar: listSimilar(slug, translations, options) };
}

/** Returns the part of a documentation URL after `/docs/`, or null. */
function readSlug(url: string): string | null {
  const [, , section, ...rest] = trimSlashes(url).split("/");
  return section === "docs" ? rest.join("/") || null : null;
}

function trimSlashes(url: string): string {
  return url.replace(/\/+$/, "");
}

function listTranslations(
  store: ContentStore,
  locale: Locale,
  slug: string,
): NotFoundSuggestions["translations"] {
  const found = store.findDocument(docUrl(locale, slug));
  return found
    ? [{ locale, title: found.document.title, url: found.document.mdn_url }]
    : [];
}

/**
 * Lists near matches, else pages with the words in their title, else pages of other areas whose name
 * is like the last part; each page once, preferably in the locale.
 */
function listSimilar(
  slug: string,
  translations: readonly PageLink[],
  { url, locale, store, listNear, listNearNames }: SuggestOptions,
): PageLink[] {
  const locales = [...new Set([locale, DEFAULT_LOCALE])];
  const known = [...translations, { url }];
  const list = (read: SuggestOptions["listNear"]) =>
    dropRepeated(
      locales.flatMap((each) => read(slug, each)),
      known,
    );
  const ways: SuggestOptions["listNear"][] = [
    listNear,
    (words, each) => store.listSimilarPages(each, words, MAX_SIMILAR),
    (path, each) => listNearNames(readName(path), each),
  ];
  for (const way of ways) {
    const found = list(way);
    if (found.length > 0) return found.slice(0, MAX_SIMILAR);
  }
  return [];
}

/** Last part of a slug as words; of a longer one than any name, its beginning. */
function readName(slug: string): string {
  return toLeafTitle(slug).slice(0, LONGEST_NAME);
}

/** Keeps the first of pages that differ only in language; omits those in `known`. */
function dropRepeated(
  pages: readonly PageLink[],
  known: readonly Pick<PageLink, "url">[],
): PageLink[] {
  const toKey = ({ url }: Pick<PageLink, "url">) => readSlug(url)?.toLowerCase();
  const keys = new Set(known.map(toKey));
  return pages.filter((page) => {
    const key = toKey(page);
    const isNew = !keys.has(key);
    keys.add(key);
    return isNew;
  });
}
