import type { PageLink } from "~/services/search/search-service";
import { DEFAULT_LOCALE, type Locale } from "~/domain/locales/locale";
import type { SearchTopic } from "~/domain/search/search-topics";
import type { SearchFault } from "~/services/search/search-request";
import type { SearchResults, SearchSort } from "~/services/search/search-service";

/** Query of the page, as far as it is valid. */
export interface AskedSearch {
  query: string;
  sort: SearchSort;
  page: number;
  topic: SearchTopic | null;
  locales: readonly Locale[];
}

/** Content of the page. */
export type SearchState =
  | { kind: "empty" }
  | { kind: "invalid"; faults: readonly SearchFault[] }
  | { kind: "results"; results: SearchResults; areas: readonly PageLink[] };

/** URL of the same search with these changes; it starts at page 1 again. */
export function toSearchUrl(
  locale: Locale,
  asked: AskedSearch,
  changes: Partial<AskedSearch> = {},
): string {
  const { query, sort, page, topic, locales } = { ...asked, page: 1, ...changes };
  const params = new URLSearchParams({ q: query });
  if (sort !== "best") params.set("sort", sort);
  if (topic) params.set("topic", topic);
  if (!isSame(locales, [locale]))
    for (const each of locales) params.append("locale", each);
  if (page > 1) params.set("page", String(page));
  return `/${locale}/search?${params.toString()}`;
}

/** Languages to search in; English pages offer no choice. */
export function listLocaleChoices(locale: Locale): (readonly Locale[])[] {
  if (locale === DEFAULT_LOCALE) return [];
  return [[locale], [DEFAULT_LOCALE], [locale, DEFAULT_LOCALE]];
}

export function isSame(some: readonly Locale[], others: readonly Locale[]): boolean {
  return some.length === others.length && some.every((each) => others.includes(each));
}
