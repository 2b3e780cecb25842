import type { ContentStoreWriter } from "~/content-store/writer.server";
import { isIndexable } from "~/domain/documents/indexable";
import { LOCALES, type Locale } from "~/domain/locales/locale";
import { rankSlug } from "~/domain/search/page-importance";
import { docUrl, urlKey } from "~/domain/documents/slug";
import type { Page } from "../core/page";
import { toPlainTitle } from "../core/title-html";
import type { Popularities } from "../sources/docs/popularities";

/** A line of the index. */
interface Entry {
  title: string;
  url: string;
  popularity: number;
  rank: number;
  /** Number of segments in the address. */
  depth: number;
}

/**
 * Stores the quick-search index of these locales: title and URL of each indexable page, most
 * popular first (content format, 7.5; server contract, 9.2). Equally popular pages are ordered
 * by kind and depth, because quick search keeps this order among titles that match equally
 * well.
 */
export function writeSearchIndexes(
  writer: ContentStoreWriter,
  pages: readonly Pick<Page, "locale" | "title" | "url">[],
  popularities: Popularities,
  locales: Iterable<Locale> = LOCALES,
): void {
  const byLocale = new Map([...locales].map((locale) => [locale, [] as Entry[]]));
  for (const { locale, title, url } of pages) {
    const entries = byLocale.get(locale);
    if (!entries) continue;
    const slug = url.slice(docUrl(locale, "").length);
    if (!isIndexable(slug)) continue;
    const popularity = popularities.get(urlKey(url)) ?? 0;
    const rank = rankSlug(slug);
    const depth = url.split("/").length;
    entries.push({ title: toPlainTitle(title), url, popularity, rank, depth });
  }
  for (const [locale, entries] of byLocale) {
    const { compare } = new Intl.Collator(locale);
    entries.sort(
      (a, b) =>
        b.popularity - a.popularity ||
        a.rank - b.rank ||
        a.depth - b.depth ||
        compare(a.title, b.title),
    );
    writer.setSearchIndex(
      locale,
      entries.map(({ title, url }) => ({ title, url })),
    );
  }
}
