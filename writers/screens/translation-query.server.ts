import type { WriterRequest } from "../writer-request.server";
import { toSearch } from "./parts.server";
import { ROW_SORTS, type RowSort, type TranslationRow } from "./translation-rows.server";

export const TRANSLATION_VIEWS = ["dashboard", "missing", "differences"] as const;
export type TranslationView = (typeof TRANSLATION_VIEWS)[number];

/** A view's whole state, which its address holds. */
export interface TranslationQuery {
  view: TranslationView;
  section: string;
  url: string;
  title: string;
  sort: RowSort;
  isReversed: boolean;
  page: number;
}

export function readTranslationQuery(
  query: URLSearchParams,
  view: TranslationView,
): TranslationQuery {
  const page = Number(query.get("page") ?? 1);
  return {
    view,
    section: (query.get("section") ?? "").replace(/^\/+|\/+$/g, ""),
    url: (query.get("url") ?? "").trim(),
    title: (query.get("title") ?? "").trim(),
    sort:
      ROW_SORTS.find((sort) => sort === query.get("sort")) ??
      (view === "missing" ? "popularity" : "commits"),
    isReversed: query.get("sortReverse") === "true",
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

export function toAddress({ locale }: WriterRequest, query: TranslationQuery): string {
  const { view, section, url, title, sort, isReversed, page } = query;
  const standard = view === "missing" ? "popularity" : "commits";
  return `/${locale}/_translations/${view}${toSearch({
    section,
    url,
    title,
    sort: sort === standard ? "" : sort,
    sortReverse: isReversed ? "true" : "",
    page: page > 1 ? String(page) : "",
  })}`;
}

/** Facts that the parts of a view show. */
export interface ViewProps {
  request: WriterRequest;
  rows: readonly TranslationRow[];
  query: TranslationQuery;
}
