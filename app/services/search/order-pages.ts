import type { SearchTopic } from "~/domain/search/search-topics";
import type { IndexedPage } from "~/domain/search/titles/title-index";
import type { SearchResults, SearchSort } from "./search-service";

/** Bonus of the most popular page (server contract, 9.1). */
const POPULARITY_SCORE = 10;
/**
 * Factor that makes the first criterion dominate, because scores and popularities are far smaller.
 */
const DECIDES = 10_000;
/** The lowest are dropped when so many more than wanted are kept: a short word finds thousands. */
const PAGES_TO_DROP = 500;

export interface RatedPage {
  page: IndexedPage;
  score: number;
}

/** Results of a query, before one page of them is shown. */
export interface OrderedResults extends Pick<
  SearchResults,
  "total" | "match" | "topics" | "suggestion" | "near"
> {
  pages: readonly RatedPage[];
}

interface KeyedPage extends RatedPage {
  key: number;
}

export interface PageOrder {
  sort: SearchSort;
  /** Topic to filter by; null for all. */
  topic: SearchTopic | null;
  count: number;
}

/** Returns the first `count` pages in the requested order; ties by URL, shorter first. */
export function orderPages(
  pages: ReadonlyMap<IndexedPage, number>,
  { sort, topic, count }: PageOrder,
): RatedPage[] {
  let keyed: KeyedPage[] = [];
  let least = -Infinity;
  let room = count + PAGES_TO_DROP;
  for (const [page, score] of pages) {
    if (topic !== null && page.topic !== topic) continue;
    const key = toKey(page, score, sort);
    if (key < least) continue;
    keyed.push({ page, score, key });
    if (keyed.length < room) continue;
    keyed = dropLow(keyed, count);
    least = keyed.reduce((lowest, each) => Math.min(lowest, each.key), Infinity);
    // Pages with equal keys all stay.
    room = keyed.length + PAGES_TO_DROP;
  }
  return dropLow(keyed, count)
    .sort((a, b) => b.key - a.key || compareUrls(a.page, b.page))
    .slice(0, count);
}

/** Returns the displayed score, which includes popularity when sorting by "best". */
export function toShownScore({ page, score }: RatedPage, sort: SearchSort): number {
  return sort === "best" ? score + POPULARITY_SCORE * page.popularity : score;
}

function toKey({ popularity }: IndexedPage, score: number, sort: SearchSort): number {
  if (sort === "relevance") return score * DECIDES + popularity;
  if (sort === "popularity") return popularity * DECIDES + score;
  return score + POPULARITY_SCORE * popularity;
}

/** Selects the items that can be among the first `count`: by key, ties by length of the URL. */
function dropLow(items: KeyedPage[], count: number): KeyedPage[] {
  if (items.length <= count) return items;
  const lowest = getHighest(items, count, ({ key }) => key);
  const above = items.filter(({ key }) => key > lowest);
  const level = items.filter(({ key }) => key === lowest);
  const room = count - above.length;
  if (level.length <= room) return [...above, ...level];
  const longest = -getHighest(level, room, ({ page }) => -page.url.length);
  return [...above, ...level.filter(({ page }) => page.url.length <= longest)];
}

/**
 * Returns the number at rank `count` in descending order. Sorts a typed array because it is fast.
 */
function getHighest(
  items: readonly KeyedPage[],
  count: number,
  toNumber: (item: KeyedPage) => number,
): number {
  const numbers = new Float64Array(items.length);
  for (const [at, item] of items.entries()) numbers[at] = toNumber(item);
  numbers.sort();
  return numbers[numbers.length - count] ?? Infinity;
}

function compareUrls({ url: a }: IndexedPage, { url: b }: IndexedPage): number {
  return a.length - b.length || (a < b ? -1 : 1);
}
