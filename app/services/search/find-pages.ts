import type { ContentStore } from "~/content-store/content-store";
import type { Locale } from "~/domain/locales/locale";
import { NAME_RANKS } from "~/domain/search/page-names";
import { parseQuery, type ParsedQuery } from "./parse-query";
import { rateName, rateTitles, rateTopic, TEXT_SCORE } from "./rate-titles";
import type { SearchMatch } from "./search-service";
import type { IndexedPage, NamedPage, TitleIndex } from "./title-index";

/** To rate more texts takes longer than anybody waits; their titles decide then. */
const MOST_RATED_TEXTS = 1500;
const MOST_CLOSE_PAGES = 10;

/** One locale of the store of this moment. */
export interface SearchScope {
  store: ContentStore;
  locale: Locale;
  index: TitleIndex;
}

export interface FoundPages {
  match: SearchMatch;
  pages: Map<IndexedPage, number>;
}

/** All pages that a query finds, with their scores. */
export function findPages(scope: SearchScope, query: string): FoundPages {
  const parsed = parseQuery(query);
  const pages = findExact(scope, parsed, query);
  if (pages.size > 0) return { match: "all", pages };
  const close = findClose(scope, parsed);
  if (close.size > 0) return { match: "close", pages: close };
  return { match: "some", pages: rateTexts(scope, keepTelling(scope, parsed), "any") };
}

/** How many pages have all words of a query: without rating them, in a fraction of the time. */
export function countExact(scope: SearchScope, query: string): number {
  const { store, locale, index } = scope;
  const parsed = parseQuery(query);
  const found = new Set<IndexedPage>(rateTitles(index, parsed).keys());
  for (const { page } of listNamed(scope, parsed.text)) found.add(page);
  for (const id of store.listText({ locale, terms: parsed.terms, need: "all" })) {
    const page = index.byId.get(id);
    if (page) found.add(page);
  }
  return found.size;
}

/** The rarest words of a query, as long as not too many pages have one of them. */
function keepTelling({ store, locale }: SearchScope, { terms }: ParsedQuery) {
  const counted = terms
    .map((term) => ({
      term,
      count: store.countText({ locale, terms: [term], need: "all" }),
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.count - b.count);
  let sum = 0;
  const telling = counted.filter(({ count }) => (sum += count) <= MOST_RATED_TEXTS);
  return {
    terms: (telling.length > 0 ? telling : counted.slice(0, 1)).map(({ term }) => term),
  };
}

function findExact(
  scope: SearchScope,
  parsed: ParsedQuery,
  query: string,
): Map<IndexedPage, number> {
  const pages = rateTexts(scope, parsed, "all");
  for (const [page, score] of rateTitles(scope.index, parsed))
    pages.set(page, (pages.get(page) ?? 0) + score + rateTopic(page));
  for (const named of listNamed(scope, parsed.text)) {
    const score = rateName(named, query);
    pages.set(named.page, Math.max(pages.get(named.page) ?? 0, score));
  }
  return pages;
}

/** Pages of this name, of a member's (`.map`), or of the name that its words make together. */
function listNamed({ index }: SearchScope, text: string): NamedPage[] {
  if (text.startsWith("."))
    return index
      .listNamed(text.slice(1))
      .filter(({ page }) => page.folded.includes(text));
  const named = index.listNamed(text);
  if (!text.includes(" ")) return named;
  const joined = ["", "-", "."].flatMap((joint) =>
    index.listNamed(text.replaceAll(" ", joint)),
  );
  return [...named, ...joined.map(({ page }) => ({ page, rank: NAME_RANKS.part }))];
}

function rateTexts(
  { store, locale, index }: SearchScope,
  { terms }: Pick<ParsedQuery, "terms">,
  need: "all" | "any",
): Map<IndexedPage, number> {
  const query = { locale, terms, need };
  const pages = new Map<IndexedPage, number>();
  const add = (id: number, score: number) => {
    const page = index.byId.get(id);
    if (page) pages.set(page, score);
  };
  const ids = store.listText(query);
  if (ids.length > MOST_RATED_TEXTS) {
    for (const id of ids) add(id, 0);
    return pages;
  }
  if (ids.length === 0) return pages;
  const matches = store.rateText(query);
  const best = matches.reduce((most, { score }) => Math.max(most, score), 0);
  for (const { id, score } of matches) add(id, (TEXT_SCORE * score) / best);
  return pages;
}

/** Pages whose name is nearly what the query says: one edit counts more than any topic. */
function findClose({ index }: SearchScope, { text }: ParsedQuery) {
  const pages = new Map<IndexedPage, number>();
  for (const { name, edits } of index.closeNames.list(text))
    for (const { page, rank } of index.listNamed(name)) {
      if (pages.size >= MOST_CLOSE_PAGES) return pages;
      const score = TEXT_SCORE / edits + rank + rateTopic(page);
      pages.set(page, Math.max(pages.get(page) ?? 0, score));
    }
  return pages;
}
