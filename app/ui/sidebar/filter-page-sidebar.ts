import { filterSidebar } from "~/domain/sidebar-filter/filter-sidebar";
import type { SidebarFilterState } from "./sidebar-filter";

/** Name of the field in the query; the page's canonical address has none. */
const FIELD = "sidebar";
/** As the field allows. */
const MAX_LENGTH = 100;

/** The sidebar as the address asks for it, and what to show in its field. */
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
