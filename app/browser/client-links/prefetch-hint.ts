import { createElement } from "../create-element";
import { readReaderTrace } from "../whoami/reader-trace";

/**
 * Pages that are the same for all anonymous readers and change nothing. Not search, accounts or forms, no file and
 * no query. The table of sections, which browsers do not load, lists them too (`isPrefetched`).
 */
const PAGE = /^\/[^/]+\/(docs|blog|curriculum|community)\/[^.?]*$/;
const hinted = new Set<string>();

/** Has the browser load a URL ahead, once, for anonymous readers: no cache may keep what others get. */
export function addPrefetchHint(href: string, as = ""): void {
  if (hinted.has(href) || readReaderTrace() !== null) return;
  hinted.add(href);
  document.head.append(createElement("link", { rel: "prefetch", as, href }));
}

/**
 * Has the browser load the page of a link ahead. Not by speculation rules: the browser compares all links with
 * them whenever links, or the page's address, change (docs/decisions/0040-articles-in-place.md).
 */
export function prefetchLink({ origin, pathname, search }: HTMLAnchorElement): void {
  if (
    origin === location.origin &&
    pathname !== location.pathname &&
    isPrefetched(pathname + search)
  )
    addPrefetchHint(origin + pathname);
}

/** Tells whether the page of a path, with its query, may be loaded ahead. */
export function isPrefetched(address: string): boolean {
  return PAGE.test(address);
}
