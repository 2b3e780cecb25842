import type { ContentStore, PageLink } from "~/content-store/content-store";
import { DEFAULT_LOCALE, LOCALES, parseLocale, type Locale } from "~/domain/locale";
import { docUrl } from "~/domain/slug";
import type { NotFoundSuggestions } from "./documents-service";

const MAX_SIMILAR = 5;

/** What the store has instead of a page that it lacks. */
export function suggestPages(
  store: ContentStore,
  url: string,
  locale: Locale,
): NotFoundSuggestions {
  const slug = readSlug(url);
  if (!slug) return { translations: [], similar: [] };
  return {
    translations: LOCALES.flatMap((other) => findTranslation(store, other, slug)),
    similar: listSimilar(store, slug, locale),
  };
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

function listSimilar(store: ContentStore, slug: string, locale: Locale): PageLink[] {
  const similar = store.listSimilarPages(locale, slug, MAX_SIMILAR);
  if (similar.length > 0 || locale === DEFAULT_LOCALE) return similar;
  return store.listSimilarPages(DEFAULT_LOCALE, slug, MAX_SIMILAR);
}
