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

/** The first `count` pages in the order asked for; ties by address, the shorter first. */
export function orderPages(
  pages: readonly RatedPage[],
  sort: SearchSort,
  count: number,
): RatedPage[] {
  const keyed = pages.map((rated) => ({ rated, key: toKey(rated, sort) }));
  return dropLow(keyed, count)
    .sort((a, b) => b.key - a.key || compareUrls(a.rated.page, b.rated.page))
    .slice(0, count)
    .map(({ rated }) => rated);
}

/** The score as it is told: with popularity where that has a say. */
export function toShownScore({ page, score }: RatedPage, sort: SearchSort): number {
  return sort === "best" ? score + POPULARITY_SCORE * page.popularity : score;
}

function toKey({ page, score }: RatedPage, sort: SearchSort): number {
  if (sort === "relevance") return score * DECIDES + page.popularity;
  if (sort === "popularity") return page.popularity * DECIDES + score;
  return score + POPULARITY_SCORE * page.popularity;
}

/** Sorting numbers alone is quick: it tells which of thousands can be among the first. */
function dropLow<Item extends { key: number }>(items: Item[], count: number): Item[] {
  if (items.length <= count) return items;
  const keys = Float64Array.from(items, ({ key }) => key).sort();
  const lowest = keys[keys.length - count] ?? 0;
  return items.filter(({ key }) => key >= lowest);
}

function compareUrls({ url: a }: IndexedPage, { url: b }: IndexedPage): number {
  return a.length - b.length || (a < b ? -1 : 1);
}
