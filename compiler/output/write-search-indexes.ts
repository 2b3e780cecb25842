import type { ContentStoreWriter } from "~/content-store/writer.server";
import { isIndexable } from "~/domain/indexable";
import { LOCALES, type Locale } from "~/domain/locale";
import { docUrl, urlKey } from "~/domain/slug";
import type { Page } from "../page";
import { toPlainTitle } from "../sections/title-html";
import type { Popularities } from "../sources/docs/popularities";

/** One line of the index: the page, and how much it is read. */
interface Entry {
  title: string;
  url: string;
  popularity: number;
}

/**
 * The quick-search index of every locale: title and URL of each page that is not kept out of
 * search engines, most popular first, then by title (content format, 7.5; server contract, 9.2).
 */
export function writeSearchIndexes(
  writer: ContentStoreWriter,
  pages: readonly Pick<Page, "locale" | "title" | "url">[],
  popularities: Popularities,
): void {
  const byLocale = new Map<Locale, Entry[]>(LOCALES.map((locale) => [locale, []]));
  for (const { locale, title, url } of pages) {
    if (!isIndexable(url.slice(docUrl(locale, "").length))) continue;
    const popularity = popularities.get(urlKey(url)) ?? 0;
    byLocale.get(locale)?.push({ title: toPlainTitle(title), url, popularity });
  }
  for (const [locale, entries] of byLocale) {
    const { compare } = new Intl.Collator(locale);
    entries.sort((a, b) => b.popularity - a.popularity || compare(a.title, b.title));
    writer.setSearchIndex(
      locale,
      entries.map(({ title, url }) => ({ title, url })),
    );
  }
}
