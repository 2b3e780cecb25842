import type { PageLink } from "~/content-store/content-store";

export type { PageLink };
import type { Locale } from "~/domain/locales/locale";
import type { SearchTopic } from "~/domain/search/search-topics";

export const SEARCH_SORTS = ["best", "relevance", "popularity"] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];

export const HITS_PER_PAGE = 10;
export const MAX_PAGE = 10;

export interface SearchRequest {
  query: string;
  locales: readonly Locale[];
  sort: SearchSort;
  /** From 1 to MAX_PAGE. */
  page: number;
  topic: SearchTopic | null;
}

/** Plain text in pieces, in turn outside of a match and inside one; the first may be empty. */
export type MarkedText = readonly string[];

export interface SearchHit {
  url: string;
  locale: Locale;
  title: string;
  markedTitle: MarkedText;
  /** Whether all words of the query stand in the title: the summary then says the most. */
  isTitleMatch: boolean;
  summary: string;
  /** Up to three short parts of the text with words of the query. */
  passages: readonly MarkedText[];
  /** Titles of the pages above, the topmost first. */
  trail: readonly string[];
  popularity: number;
  score: number;
}

/** Pages have all words; or a name close to the query; or some of its words. */
export type SearchMatch = "all" | "close" | "some";

export interface SearchResults {
  total: number;
  match: SearchMatch;
  hits: readonly SearchHit[];
  /** How many pages each topic has, without regard to the topic that was asked for. */
  topics: readonly { topic: SearchTopic; count: number }[];
  /** A likelier spelling that finds something. */
  suggestion: { text: string; total: number } | null;
  /** When nothing was found: pages whose name is somewhat like the query. */
  near: readonly PageLink[];
  tookMilliseconds: number;
}

export interface SearchService {
  /** Takes anything as a query; nothing in it finds nothing. */
  search(request: SearchRequest): SearchResults;
  /** Labels of pages whose title or name has the query's words, best first: ten at most. */
  suggestLabels(query: string, locale: Locale): string[];
  /** The URL of the page with this label, in any case, or null. */
  findLabelled(label: string, locale: Locale): string | null;
  /** Documents of a locale that a slug without a page probably means: five at most. */
  listNearPages(slug: string, locale: Locale): PageLink[];
}
