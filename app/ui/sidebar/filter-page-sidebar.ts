import { filterSidebar } from "~/domain/sidebar-filter/filter-sidebar";
import type { SidebarFilterState } from "./sidebar-filter";

/** Name of the query parameter; canonical URLs have none. */
const FIELD = "sidebar";
/** Maximum length of the field. */
const MAX_LENGTH = 100;

/** Filters the sidebar by the URL's query; returns it with the state of the field. */
export function filterPageSidebar(
  html: string | null,
  search: URLSearchParams,
): { sidebarHtml: string; sidebarFilter: SidebarFilterState | null } {
  const query = (search.get(FIELD) ?? "").slice(0, MAX_LENGTH);
  const filtered = html === null ? null : filterSidebar(html, query);
  return filtered
    ? { sidebarHtml: filtered.html, sidebarFilter: { query, count: filtered.count } }
    : { sidebarHtml: html ?? "", sidebarFilter: null };
}
