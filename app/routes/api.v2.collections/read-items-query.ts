import type { ItemsQuery, ItemSort } from "~/services/collections/index.server";

const DEFAULT_LIMIT = 10;

const SORTS: ReadonlyMap<string, ItemSort> = new Map([
  ["date", "date"],
  ["title", "title-descending"],
]);

/**
 * Parses the query for a collection's items (server contract, 5.4).
 * @throws Response when a parameter is invalid.
 */
export function readItemsQuery({ url }: Request): ItemsQuery {
  const { searchParams } = new URL(url);
  const sort = SORTS.get(searchParams.get("sort") ?? "date");
  if (!sort) throw new Response("sort is date or title", { status: 400 });
  return {
    search: searchParams.get("q") ?? "",
    sort,
    limit: readCount(searchParams, "limit", DEFAULT_LIMIT),
    offset: readCount(searchParams, "offset", 0),
  };
}

function readCount(query: URLSearchParams, name: string, absent: number): number {
  const text = query.get(name);
  if (text === null) return absent;
  const count = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(count))
    throw new Response(`${name} is a whole number from 0 on`, { status: 400 });
  return count;
}
