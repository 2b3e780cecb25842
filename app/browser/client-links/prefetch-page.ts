import { isFile } from "~/domain/site/client-path";
import { mayPrefetch } from "./may-prefetch";
import { readReaderTrace } from "../whoami/reader-trace";

/**
 * Dispatched on a link that the reader will probably open. A listener that prefetches it
 * cancels the event.
 */
export const PREFETCH_EVENT = "docs:prefetch";

/** Areas whose pages are the same for all anonymous readers and change nothing. Not search, accounts or forms. */
const AREAS = /^\/[^/]+\/(?:docs|blog|curriculum|about|community)\//;
/** Links that load no page in this tab, and those without a page. */
const OTHERS =
  "[download],[target=_blank],[rel~=nofollow],[data-reload],.page-not-created";

/**
 * Loads a link's target ahead: the client router the loader data of its pages, the browser
 * the pages of other links. Not speculation rules, because the browser compares all links with
 * them whenever links, or the page's address, change.
 */
export function prefetchPage(link: HTMLAnchorElement): void {
  if (!mayPrefetch()) return;
  const event = new Event(PREFETCH_EVENT, { bubbles: true, cancelable: true });
  if (link.dispatchEvent(event) && hasOpenPage(link))
    addPrefetchHint(link.origin + link.pathname);
}

const hinted = new Set<string>();

/** Adds the hint by which the browser loads a URL ahead, once. */
export function addPrefetchHint(href: string, as = ""): void {
  if (hinted.has(href)) return;
  hinted.add(href);
  const hint = document.createElement("link");
  document.head.append(Object.assign(hint, { rel: "prefetch", as, href }));
}

/** No cache may keep the pages of signed-in readers. */
function hasOpenPage(link: HTMLAnchorElement): boolean {
  const { origin, pathname, search } = link;
  return (
    readReaderTrace() === null &&
    origin === location.origin &&
    pathname !== location.pathname &&
    search === "" &&
    AREAS.test(pathname) &&
    !isFile(pathname) &&
    !link.matches(OTHERS)
  );
}
