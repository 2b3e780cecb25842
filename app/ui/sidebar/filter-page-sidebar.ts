import { filterSidebar } from "~/domain/sidebar-filter/filter-sidebar";
import {
  MAX_FILTER_CHARACTERS,
  SIDEBAR_FIELD,
} from "~/domain/sidebar-filter/keep-filter";
import type { SidebarFilterState } from "./sidebar-filter";

/** Filters the sidebar by the URL's query; returns it with the state of the field. */
export function filterPageSidebar(
  html: string | null,
  search: URLSearchParams,
): { sidebarHtml: string; sidebarFilter: SidebarFilterState | null } {
  const query = (search.get(SIDEBAR_FIELD) ?? "").slice(0, MAX_FILTER_CHARACTERS);
  const filtered = html === null ? null : filterSidebar(html, query);
  return filtered
    ? { sidebarHtml: filtered.html, sidebarFilter: { query, count: filtered.count } }
    : { sidebarHtml: html ?? "", sidebarFilter: null };
}
