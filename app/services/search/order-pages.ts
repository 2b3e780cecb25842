import type { SearchTopic } from "~/domain/search-topics";
import type { SearchSort } from "./search-service";
import type { IndexedPage } from "./title-index";

/** How much the most viewed page gains over one that nobody reads (server contract, 9.1). */
const POPULARITY_SCORE = 10;
/** Scores and popularities are far smaller: the first of the two decides. */
const DECIDES = 10_000;

export interface RatedPage {
  page: IndexedPage;
  score: number;
}

interface KeyedPage extends RatedPage {
  key: number;
}

export interface PageOrder {
  sort: SearchSort;
  /** Only pages of this one; null for all. */
  topic: SearchTopic | null;
  count: number;
}

/** The first `count` pages in the order asked for; ties by address, the shorter first. */
export function orderPages(
  pages: ReadonlyMap<IndexedPage, number>,
  { sort, topic, count }: PageOrder,
): RatedPage[] {
  const keyed: KeyedPage[] = [];
  for (const [page, score] of pages)
    if (topic === null || page.topic === topic)
      keyed.push({ page, score, key: toKey(page, score, sort) });
  return dropLow(keyed, count)
    .sort((a, b) => b.key - a.key || compareUrls(a.page, b.page))
    .slice(0, count);
}

/** The score as it is told: with popularity where that has a say. */
export function toShownScore({ page, score }: RatedPage, sort: SearchSort): number {
  return sort === "best" ? score + POPULARITY_SCORE * page.popularity : score;
}

function toKey({ popularity }: IndexedPage, score: number, sort: SearchSort): number {
  if (sort === "relevance") return score * DECIDES + popularity;
  if (sort === "popularity") return popularity * DECIDES + score;
  return score + POPULARITY_SCORE * popularity;
}

/** Sorting numbers alone is quick: it tells which of thousands can be among the first. */
function dropLow(items: KeyedPage[], count: number): KeyedPage[] {
  if (items.length <= count) return items;
  const keys = Float64Array.from(items, ({ key }) => key).sort();
  const lowest = keys[keys.length - count] ?? 0;
  return items.filter(({ key }) => key >= lowest);
}

function compareUrls({ url: a }: IndexedPage, { url: b }: IndexedPage): number {
  return a.length - b.length || (a < b ? -1 : 1);
}
