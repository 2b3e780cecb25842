import type { PageLink } from "~/content-store/content-store";

export type { PageLink };
import type { Locale } from "~/domain/locales/locale";
import type { SearchTopic } from "~/domain/search/search-topics";
import type { Area } from "~/domain/site/area";

export const SEARCH_SORTS = ["best", "relevance", "popularity"] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];

export const HITS_PER_PAGE = 10;
export const MAX_PAGE = 10;

export interface SearchRequest {
  query: string;
  locales: readonly Locale[];
  sort: SearchSort;
  /** 1 to MAX_PAGE. */
  page: number;
  topic: SearchTopic | null;
}

/** Plain text in pieces, alternately outside and inside a match; the first may be empty. */
export type MarkedText = readonly string[];

export interface SearchHit {
  url: string;
  locale: Locale;
  title: string;
  markedTitle: MarkedText;
  /** True when the title contains all words, so that the summary is more useful than passages. */
  isTitleMatch: boolean;
  summary: string;
  /** Up to three excerpts with words of the query. */
  passages: readonly MarkedText[];
  /** Determines the accent color. */
  area: Area;
  /** Titles of the ancestors, topmost first. */
  trail: readonly string[];
  popularity: number;
  score: number;
}

/**
 * `all`: pages with all words. `close`: pages with a similar name. `some`: pages with some words.
 */
export type SearchMatch = "all" | "close" | "some";

export interface SearchResults {
  total: number;
  match: SearchMatch;
  hits: readonly SearchHit[];
  /** Number of pages per topic, regardless of the topic filter. */
  topics: readonly { topic: SearchTopic; count: number }[];
  /** A more likely spelling that has results. */
  suggestion: { text: string; total: number } | null;
  /** Pages with a similar name, when nothing was found. */
  near: readonly PageLink[];
  tookMilliseconds: number;
}

/** A search for programs: no excerpts, and any slice of the best pages. */
export interface FindRequest extends Pick<SearchRequest, "query" | "topic"> {
  locale: Locale;
  /** Number of pages to return, best first. */
  count: number;
}

export interface FoundPage extends PageLink {
  /** Id for the store's readDocument and readSearchedPage. */
  id: number;
  /** False for a document. */
  isArea: boolean;
}

export type FindResults = Pick<
  SearchResults,
  "total" | "match" | "suggestion" | "near"
> & { pages: readonly FoundPage[] };

/** A word of a question with the forms it has in texts. */
export interface QuestionTerm {
  forms: readonly string[];
  /** The beginning of its inflections. */
  stem: string | null;
  /** Inverse document frequency: 0 for a word of all pages. */
  weight: number;
}

interface RankedPage {
  id: number;
  url: string;
  title: string;
  score: number;
}

export interface QuestionToRank {
  text: string;
  /** Language of the question, which may be another one than that of the pages. */
  locale: Locale;
  /** Most pages to return. */
  limit: number;
}

export interface RankedPages {
  /** Weight of the question's words that no page has. */
  unknownWeight: number;
  /** Telling words of the question, the rarest first. */
  terms: readonly QuestionTerm[];
  /** Best first. */
  pages: readonly RankedPage[];
}

export interface SearchService {
  /** Searches; accepts any query, and an empty one has no results. */
  search(request: SearchRequest): SearchResults;
  /** Finds pages as `search` does, without reading them. */
  find(request: FindRequest): FindResults;
  /** Lists the searchable documents of a locale in URL order, from memory. */
  listDocuments(locale: Locale): readonly FoundPage[];
  /** Lists up to ten labels of pages whose title or name has the query's words, best first. */
  suggestLabels(query: string, locale: Locale): string[];
  /** Returns the URL of the page with this label (any case), or null. */
  findLabelled(label: string, locale: Locale): string | null;
  /** Lists up to five documents of a locale that a slug without a page may mean. */
  listNearPages(slug: string, locale: Locale): PageLink[];
  /** Opens the titles of a locale; each step of the result makes some of the pages that searches compare. */
  prepare(locale: Locale): Iterator<void>;
  /** Lists documents of a locale, of any area, whose name is a few letters from this one. */
  listNearNames(name: string, locale: Locale): PageLink[];
}

export interface QuestionSearch extends SearchService {
  /** Ranks the pages of a locale by how much of a question they may answer. */
  rankQuestion(question: QuestionToRank, locale: Locale): RankedPages;
}
