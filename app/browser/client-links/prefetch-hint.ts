import { createElement } from "../create-element";
import { readReaderTrace } from "../whoami/reader-trace";

/**
 * Pages that are the same for all anonymous readers and change nothing. Not search, accounts or forms, no file and
 * no query.
 */
const PAGE = /^\/[^/]+\/(docs|blog|curriculum|community)\/[^.?]*$/;
const hinted = new Set<string>();

/** Has the browser load a URL ahead, once. */
export function addPrefetchHint(href: string, as = ""): void {
  if (hinted.has(href)) return;
  hinted.add(href);
  document.head.append(createElement("link", { rel: "prefetch", as, href }));
}

/**
 * Has the browser load the page of a link ahead, for anonymous readers, because no cache may keep the pages of
 * others. Not by speculation rules: the browser compares all links with them whenever links, or the page's
 * address, change (docs/decisions/0040-articles-in-place.md).
 */
export function prefetchLink({ origin, pathname, search }: HTMLAnchorElement): void {
  if (
    readReaderTrace() === null &&
    origin === location.origin &&
    pathname !== location.pathname &&
    PAGE.test(pathname + search)
  )
    addPrefetchHint(origin + pathname);
}
