/** Query parameter that filters the sidebar of a page; canonical URLs have none. */
export const SIDEBAR_FIELD = "sidebar";
/** Characters of the text; more are ignored. */
export const MAX_FILTER_CHARACTERS = 100;

const BASE = "https://site.invalid";

/**
 * Adds the filter of the page that sent a form to the path that the form leads back to: forms in the
 * stored HTML of a document name the document alone. Returns the path unchanged when another page or
 * an unknown one sent it.
 */
export function keepSidebarFilter(path: string, referrer: string | null): string {
  if (referrer === null || !URL.canParse(referrer)) return path;
  const from = new URL(referrer);
  return from.pathname === new URL(path, BASE).pathname
    ? addSidebarFilter(path, from.searchParams)
    : path;
}

/** Adds the filter of a query, cut to the characters that are read, to an encoded path; none or an empty one adds nothing. */
export function addSidebarFilter(path: string, query: URLSearchParams): string {
  const filter = query.get(SIDEBAR_FIELD)?.slice(0, MAX_FILTER_CHARACTERS);
  if (!filter) return path;
  const target = new URL(path, BASE);
  target.searchParams.set(SIDEBAR_FIELD, filter);
  return target.pathname + target.search + target.hash;
}
