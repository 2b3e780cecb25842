import type { ContentStore, TextMatch } from "~/content-store/content-store";
import type { Locale } from "~/domain/locales/locale";
import { findLast } from "~/domain/search/titles/lists";
import type { IndexedPage, TitleIndex } from "~/domain/search/titles/title-index";
import { parseQuery, type ParsedQuery } from "./parse-query";
import { rateNames } from "./rate-names";
import { rateTitles, rateTopic, TEXT_SCORE } from "./rate-titles";
import type { PageText } from "./read-text";
import type { SearchMatch } from "./search-service";

/** Limits the cost of a query; beyond it, only titles are rated. */
const MOST_RATED_TEXTS = 1500;
/** A word on more pages counts for little in their scores, and is only looked up in a list. */
const MOST_TELLING = 3000;
const MOST_CLOSE_PAGES = 10;

/** One locale of the current store. */
export interface SearchScope {
  store: ContentStore;
  locale: Locale;
  index: TitleIndex;
  /** Returns the texts of a page by its id in the store. */
  readText(id: number): PageText | null;
  /** Counts the pages with one of these forms of a word, once for each store. */
  countTerm(forms: readonly string[]): number;
  /** Returns the ids of these pages in ascending order, for words on many pages. */
  listTerm(forms: readonly string[]): Uint32Array;
}

export interface FoundPages {
  match: SearchMatch;
  pages: Map<IndexedPage, number>;
}

/** Finds all pages of a query with their scores. */
export function searchPages(scope: SearchScope, query: string): FoundPages {
  const parsed = parseQuery(query, [scope.locale], scope.countTerm);
  const pages = listExact(scope, parsed, query);
  if (pages.size > 0) return { match: "all", pages };
  const close = listClose(scope, parsed);
  if (close.size > 0) return { match: "close", pages: close };
  return { match: "some", pages: rateTexts(scope, keepTelling(scope, parsed), "any") };
}

/**
 * Counts the pages with all words of a query; much faster than searchPages because it rates nothing.
 */
export function countExact(scope: SearchScope, query: string): number {
  const { store, locale, index, countTerm } = scope;
  const parsed = parseQuery(query, [locale], countTerm);
  const titled = rateTitles(index, parsed);
  const named = rateNames(index, { query, parsed, titled });
  const found = new Set<IndexedPage>([...titled.keys(), ...named.keys()]);
  for (const id of store.listText({ locale, terms: parsed.terms, need: "all" })) {
    const page = index.findPage(id);
    if (page) found.add(page);
  }
  return found.size;
}

/** Returns the rarest words of a query, as long as they match at most MOST_RATED_TEXTS pages. */
function keepTelling({ countTerm }: SearchScope, { terms }: ParsedQuery) {
  const counted = terms
    .map((term) => ({ term, count: countTerm(term) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.count - b.count);
  let sum = 0;
  const telling = counted.filter(({ count }) => (sum += count) <= MOST_RATED_TEXTS);
  return {
    terms: (telling.length > 0 ? telling : counted.slice(0, 1)).map(({ term }) => term),
  };
}

function listExact(
  scope: SearchScope,
  parsed: ParsedQuery,
  query: string,
): Map<IndexedPage, number> {
  const { index } = scope;
  const pages = rateTexts(scope, parsed, "all");
  const titled = rateTitles(index, parsed);
  for (const [page, score] of titled)
    pages.set(page, (pages.get(page) ?? 0) + score + rateTopic(page));
  for (const [page, score] of rateNames(index, { query, parsed, titled }))
    pages.set(page, Math.max(pages.get(page) ?? 0, score));
  return pages;
}

function rateTexts(
  scope: SearchScope,
  { terms }: Pick<ParsedQuery, "terms">,
  need: "all" | "any",
): Map<IndexedPage, number> {
  const { store, locale, index } = scope;
  const pages = new Map<IndexedPage, number>();
  const add = (id: number, score: number) => {
    const page = index.findPage(id);
    if (page) pages.set(page, score);
  };
  const isBounded = need === "all" && hasRareTerm(scope, terms);
  if (!isBounded) {
    const ids = store.listText({ locale, terms, need });
    if (ids.length > MOST_RATED_TEXTS) {
      for (const id of ids) add(id, 0);
      return pages;
    }
    if (ids.length === 0) return pages;
  }
  const matches = isBounded
    ? rateTelling(scope, terms)
    : store.rateText({ locale, terms, need });
  const best = matches.reduce((most, { score }) => Math.max(most, score), 0);
  for (const { id, score } of matches) add(id, (TEXT_SCORE * score) / best);
  return pages;
}

/**
 * True when a word is on so few pages that those with all words need not be listed before they are rated. The
 * longest word is mostly the rarest.
 */
function hasRareTerm({ countTerm }: SearchScope, terms: ParsedQuery["terms"]): boolean {
  const order = [...terms].sort((a, b) => (b[0]?.length ?? 0) - (a[0]?.length ?? 0));
  return order.some((forms) => countTerm(forms) <= MOST_RATED_TEXTS);
}

/**
 * Rates pages with all words by those that tell something about a page: to look up "property" in the full
 * text takes two thirds of a query.
 */
function rateTelling(
  { store, locale, countTerm, listTerm }: SearchScope,
  terms: ParsedQuery["terms"],
): TextMatch[] {
  // To count the pages with a phrase takes as long as to rate them.
  const telling = terms.filter(
    (forms) => forms[0]?.includes(" ") || countTerm(forms) <= MOST_TELLING,
  );
  const others = terms.filter((forms) => !telling.includes(forms)).map(listTerm);
  return store
    .rateText({ locale, terms: telling, need: "all" })
    .filter(({ id }) => others.every((ids) => ids[findLast(ids, id)] === id));
}

/** Finds pages with a similar name; the number of edits outweighs the topic. */
function listClose({ index }: SearchScope, { text }: ParsedQuery) {
  const pages = new Map<IndexedPage, number>();
  for (const { name, edits } of index.closeNames.list(text))
    for (const { page, rank } of index.listNamed(name)) {
      if (pages.size >= MOST_CLOSE_PAGES) return pages;
      const score = TEXT_SCORE / edits + rank + rateTopic(page);
      pages.set(page, Math.max(pages.get(page) ?? 0, score));
    }
  return pages;
}
