import type { UpdatesFilter, UpdateSort } from "~/services/updates/index.server";
import { UPDATE_SORTS } from "~/services/updates/index.server";

const MAX_SEARCH_CHARACTERS = 200;

/** A query as its address has it; null where a parameter is missing. */
export interface UpdatesQuery {
  /** 1-based. */
  page: number;
  browsers: string[] | null;
  category: string[] | null;
  /** Public ids. */
  collections: string[] | null;
  q: string | null;
  sort: UpdateSort | null;
}

/** Null where `page` or `sort` is none. */
export function readUpdatesQuery(search: URLSearchParams): UpdatesQuery | null {
  const page = readPage(search.get("page"));
  const sort = readSort(search.get("sort"));
  if (page === null || sort === undefined) return null;
  return {
    page,
    browsers: readList(search, "browsers"),
    category: readList(search, "category"),
    collections: readList(search, "collections"),
    q: search.get("q")?.replaceAll("\u200b", "").slice(0, MAX_SEARCH_CHARACTERS) ?? null,
    sort,
  };
}

/** The filter of a query, of features whose pages are in `pages` (null: of any). */
export function toUpdatesFilter(
  { browsers, category, q, sort }: UpdatesQuery,
  pages: ReadonlySet<string> | null,
): UpdatesFilter {
  return {
    browsers: browsers ?? [],
    categories: category ?? [],
    search: q?.trim() ?? "",
    sort: sort ?? "desc",
    pages,
  };
}

/** Absent, 0 and negative numbers mean the first page; null for what is no whole number. */
function readPage(text: string | null): number | null {
  if (text === null || text === "") return 1;
  if (!/^-?\d{1,9}$/.test(text)) return null;
  return Math.max(1, Number(text));
}

/** Undefined for what is no sort. */
function readSort(text: string | null): UpdateSort | null | undefined {
  if (text === null || text === "") return null;
  return UPDATE_SORTS.find((sort) => sort === text);
}

/** Forms repeat a parameter, programs join its values by commas. */
function readList(search: URLSearchParams, name: string): string[] | null {
  if (!search.has(name)) return null;
  return search
    .getAll(name)
    .flatMap((value) => value.split(","))
    .filter((value) => value !== "");
}
