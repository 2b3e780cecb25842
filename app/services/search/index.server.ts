import type { ContentStore, PageLink } from "~/content-store/content-store";
import { SEARCH_TOPICS, type SearchTopic } from "~/domain/search/search-topics";
import { getArea } from "~/domain/site/find-section";
import type { IndexedPage, TitleIndex } from "~/domain/search/titles/title-index";
import {
  countExact,
  searchPages,
  type FoundPages,
  type SearchScope,
} from "./search-pages";
import { listPassages } from "./list-passages";
import { findLabelled, suggestLabels } from "./labels";
import { createMatcher, markMatches, type Matcher } from "./mark-matches";
import {
  orderPages,
  toShownScore,
  type OrderedResults,
  type RatedPage,
} from "./order-pages";
import { parseQuery, type CountTerm } from "./parse-query";
import { rankQuestion } from "./rank-question";
import {
  HITS_PER_PAGE,
  MAX_PAGE,
  type FindRequest,
  type FindResults,
  type SearchHit,
  type SearchRequest,
  type SearchResults,
  type QuestionSearch,
  type SearchService,
} from "./search-service";
import {
  createSearchScopes,
  type ScopeOptions,
  type SearchScopes,
} from "./search-scopes";
import { listSimilarlyNamed, suggestSpelling } from "./suggest";

/** Some milliseconds of work. */
const PAGES_PER_STEP = 300;
/** Limits the suggested names when nothing was found. */
const MOST_NEAR = 5;

export { createSearchApi } from "./search-api";
export { parseSearchRequest } from "./search-request";
export { createSearchWarmUp } from "./warm-up";
export type {
  FindResults,
  FoundPage,
  QuestionSearch,
  SearchResults,
  SearchService,
} from "./search-service";
export { toProseText } from "./read-text";
export type { RankedPages } from "./search-service";

export interface SearchServiceOptions extends ScopeOptions {
  /** Returns the current store, which may be swapped between calls. */
  store: () => ContentStore;
  /** Called with the query of each search that finds nothing. */
  onNothingFound?: ((query: string) => void) | undefined;
}

/** Creates the full-text search of the content store. */
export function createSearchService(options: SearchServiceOptions): SearchService {
  return createService(createSearchScopes(options.store, options), options);
}

/** The same with answers to questions, whose words of ten languages packages of readers do without. */
export function createQuestionSearch(options: SearchServiceOptions): QuestionSearch {
  const scopes = createSearchScopes(options.store, options);
  return {
    ...createService(scopes, options),
    rankQuestion: (question, locale) => rankQuestion(scopes.open(locale), question),
  };
}

function createService(
  { open, readResults }: SearchScopes,
  options: SearchServiceOptions,
): SearchService {
  return {
    search(request) {
      const started = performance.now();
      // Opened first, because a post that is published today empties the kept results.
      const scopes = request.locales.map(open);
      const results = search(scopes, { ...request, kept: readResults() });
      if (results.total === 0 && request.topic === null)
        options.onNothingFound?.(request.query);
      return { ...results, tookMilliseconds: performance.now() - started };
    },
    find: ({ locale, ...request }) => find([open(locale)], request),
    listDocuments: (locale) => open(locale).index.listDocuments(),
    suggestLabels: (query, locale) => suggestLabels(open(locale), query),
    findLabelled: (label, locale) => findLabelled(open(locale), label),
    listNearPages: (slug, locale) =>
      open(locale)
        .index.nearSlugs.list(slug)
        .map(({ title, url }) => ({ title, url })),
    prepare(locale) {
      const { store, index } = open(locale);
      return makePages(index, store.listSearchPages(locale));
    },
    listNearNames: (name, locale) => listNear([open(locale)], name),
  };
}

function* makePages(
  index: TitleIndex,
  pages: readonly { id: number }[],
): Generator<void, void> {
  for (const [at, { id }] of pages.entries()) {
    index.findPage(id);
    if (at % PAGES_PER_STEP === 0) yield;
  }
}

/** Keeps results of queries, because each page of them and each topic asks for the same. */
type KeptRequest = SearchRequest & { kept: ReturnType<SearchScopes["readResults"]> };

function search(
  scopes: readonly SearchScope[],
  request: KeptRequest,
): Omit<SearchResults, "tookMilliseconds"> {
  const { query, page, sort } = request;
  const { pages, ...found } = searchOrdered(scopes, request);
  const shown = pages.slice((page - 1) * HITS_PER_PAGE, page * HITS_PER_PAGE);
  const locales = scopes.map(({ locale }) => locale);
  const countTerm: CountTerm = (forms) =>
    scopes.reduce((sum, scope) => sum + scope.countTerm(forms), 0);
  const matcher = createMatcher(parseQuery(query, locales, countTerm));
  return {
    ...found,
    hits: shown.flatMap((each) => toHit(each, { scopes, sort, matcher })),
  };
}

/** Takes the results of the same query, or finds them. */
function searchOrdered(
  scopes: readonly SearchScope[],
  { query, topic, sort, locales, kept }: KeptRequest,
): OrderedResults {
  const key = JSON.stringify([query, topic, sort, locales]);
  const known = kept.get(key);
  if (known) return known;
  const found = searchAll(scopes, query);
  const topics = countTopics(found.pages.keys());
  const count = HITS_PER_PAGE * MAX_PAGE;
  const results = {
    topics,
    match: found.match,
    total: countWanted(topics, topic),
    pages: orderPages(found.pages, { sort, topic, count }),
    suggestion: suggest(scopes, query, found),
    near: found.pages.size === 0 ? listNear(scopes, query) : [],
  };
  kept.set(key, results);
  return results;
}

function find(
  scopes: readonly SearchScope[],
  { query, topic, count }: Omit<FindRequest, "locale">,
): FindResults {
  const found = searchAll(scopes, query);
  return {
    total: countWanted(countTopics(found.pages.keys()), topic),
    match: found.match,
    pages: orderPages(found.pages, { sort: "best", topic, count }).map(
      ({ page }) => page,
    ),
    suggestion: suggest(scopes, query, found),
    near: found.pages.size === 0 ? listNear(scopes, query) : [],
  };
}

/** Searches all locales; drops approximate matches when another locale has exact ones. */
function searchAll(scopes: readonly SearchScope[], query: string): FoundPages {
  const found = scopes.map((scope) => searchPages(scope, query));
  const match =
    (["all", "close", "some"] as const).find((each) =>
      found.some((one) => one.match === each && one.pages.size > 0),
    ) ?? "all";
  const kept = found.filter((one) => one.match === match);
  // Avoids copying thousands of pages.
  if (kept[0] && kept.length === 1) return kept[0];
  return { match, pages: new Map(kept.flatMap(({ pages }) => [...pages])) };
}

function countTopics(pages: Iterable<IndexedPage>): SearchResults["topics"] {
  const counts = new Map<string, number>();
  for (const { topic } of pages) counts.set(topic, (counts.get(topic) ?? 0) + 1);
  return SEARCH_TOPICS.flatMap((topic) => {
    const count = counts.get(topic);
    return count === undefined ? [] : [{ topic, count }];
  });
}

function countWanted(
  topics: SearchResults["topics"],
  wanted: SearchTopic | null,
): number {
  return topics
    .filter(({ topic }) => wanted === null || topic === wanted)
    .reduce((total, { count }) => total + count, 0);
}

/** Returns the suggestion of the first locale that has one. */
function suggest(
  scopes: readonly SearchScope[],
  query: string,
  { match, pages }: FoundPages,
): SearchResults["suggestion"] {
  const isFruitful = match === "all" && pages.size > 0;
  for (const scope of scopes) {
    const text = suggestSpelling(scope, query, { isFruitful });
    if (text === null) continue;
    const total = scopes.reduce((sum, each) => sum + countExact(each, text), 0);
    if (total > 0) return { text, total };
  }
  return null;
}

function listNear(scopes: readonly SearchScope[], query: string): PageLink[] {
  const pages = scopes.flatMap((scope) => listSimilarlyNamed(scope, query));
  return pages.slice(0, MOST_NEAR).map(({ title, url }) => ({ title, url }));
}

interface HitContext extends Pick<SearchRequest, "sort"> {
  scopes: readonly SearchScope[];
  matcher: Matcher;
}

function toHit(rated: RatedPage, { scopes, sort, matcher }: HitContext): SearchHit[] {
  const { id, url, locale, title, popularity } = rated.page;
  const scope = scopes.find((each) => each.locale === locale);
  const found = scope?.readText(id);
  if (!found) return [];
  const hit = {
    url,
    locale,
    title,
    popularity,
    markedTitle: markMatches(title, matcher),
    isTitleMatch: matcher.hasAll(title),
    summary: found.summary,
    passages: listPassages(found, matcher),
    area: getArea(url),
    trail: found.trail,
    score: toShownScore(rated, sort),
  };
  return [hit];
}
