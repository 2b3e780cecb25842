import { ITEM_SORTS, type ItemSort } from "~/services/collections/collections-service";
import type { PageContext } from "./read-page";

/** Query of a collection's page. */
export interface ListQuery {
  search: string;
  sort: ItemSort;
  /** 1-based. */
  page: number;
}

/** Invalid parameters are ignored. */
export function parseListQuery(params: URLSearchParams): ListQuery {
  const sort = ITEM_SORTS.find((each) => each === params.get("sort")) ?? "date";
  const page = Number(params.get("page") ?? 1);
  return {
    search: (params.get("q") ?? "").trim(),
    sort,
    page: Number.isSafeInteger(page) && page > 0 ? Math.min(page, MAX_PAGE) : 1,
  };
}

/** Keeps the offset within every database's integer range. */
const MAX_PAGE = 1_000_000;

/** @param path Path of the collection. */
export function toListUrl(path: string, { search, sort, page }: ListQuery): string {
  const params = new URLSearchParams();
  if (search) params.set("q", search);
  if (sort !== "date") params.set("sort", sort);
  if (page > 1) params.set("page", String(page));
  const query = params.toString();
  return query ? `${path}?${query}` : path;
}

/**
 * URL of the list state that an action on an item came from and returns to. The action's
 * URL carries the state; an invalid one becomes the first page.
 */
export function toListPlace(
  { home, query }: Pick<PageContext, "home" | "query">,
  collectionId: string,
): string {
  return toListUrl(`${home}/${encodeURIComponent(collectionId)}`, parseListQuery(query));
}
