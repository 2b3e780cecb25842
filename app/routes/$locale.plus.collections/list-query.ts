import type { PageContext } from "./read-page";

/** In the order of the form's choices. */
export const LIST_SORTS = ["date", "title", "title-descending"] as const;
export type ListSort = (typeof LIST_SORTS)[number];

/** What a collection's page was asked for. */
export interface ListQuery {
  search: string;
  sort: ListSort;
  /** From 1. */
  page: number;
}

/** What the address can't mean is as if it were not there. */
export function parseListQuery(params: URLSearchParams): ListQuery {
  const sort = LIST_SORTS.find((each) => each === params.get("sort")) ?? "date";
  const page = Number(params.get("page") ?? 1);
  return {
    search: (params.get("q") ?? "").trim(),
    sort,
    page: Number.isSafeInteger(page) && page > 0 ? Math.min(page, MAX_PAGE) : 1,
  };
}

/** Keeps the offset a number that every database takes. */
const MAX_PAGE = 1_000_000;

/** @param path Of the collection. */
export function toListUrl(path: string, { search, sort, page }: ListQuery): string {
  const params = new URLSearchParams();
  if (search) params.set("q", search);
  if (sort !== "date") params.set("sort", sort);
  if (page > 1) params.set("page", String(page));
  const query = params.toString();
  return query ? `${path}?${query}` : path;
}

/**
 * The place in a collection's list that an action on one of its items came from, and leads back
 * to. Its address carries the place; anything that is no place becomes the first page.
 */
export function toListPlace(
  { home, query }: Pick<PageContext, "home" | "query">,
  collectionId: string,
): string {
  return toListUrl(`${home}/${encodeURIComponent(collectionId)}`, parseListQuery(query));
}
