import { useEffect } from "react";
import { PREFETCH_EVENT } from "~/browser/quick-search/prefetch-page";
import { isClientLink } from "./is-client-link";
import { mayPrefetch, toPrefetchUrl, type ConnectionFacts } from "./prefetch-urls";

const DELAY_MILLISECONDS = 100;
/** The part of a link that has to be in view. */
const VIEW_THRESHOLD = 0.5;
/** Links that most readers follow: fetched as soon as they are seen. */
const LIKELY_LINKS = ".prev-next a[href]";

/**
 * Fetches the next document while its reader still makes up his mind: a link that the pointer
 * rests on or that has the focus, and "previous" and "next" when they come into view.
 */
export function useLinkPrefetch(pathname: string): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function wait({ target }: { target: unknown }) {
      clearTimeout(timer);
      const link = findLink(target);
      if (link) timer = setTimeout(prefetch, DELAY_MILLISECONDS, link);
    }
    function stop() {
      clearTimeout(timer);
    }
    // The link that had React come is under the pointer, or has the focus, already.
    wait({ target: document.querySelector("a:hover") ?? document.activeElement });
    document.addEventListener("pointerover", wait);
    document.addEventListener("focusin", wait);
    document.addEventListener("pointerout", stop);
    document.addEventListener(PREFETCH_EVENT, prefetchWanted);
    return () => {
      stop();
      document.removeEventListener("pointerover", wait);
      document.removeEventListener("focusin", wait);
      document.removeEventListener("pointerout", stop);
      document.removeEventListener(PREFETCH_EVENT, prefetchWanted);
    };
  }, []);

  useEffect(() => {
    const observer = new IntersectionObserver(prefetchSeen, {
      threshold: VIEW_THRESHOLD,
    });
    for (const link of document.querySelectorAll(LIKELY_LINKS)) observer.observe(link);
    return () => {
      observer.disconnect();
    };
  }, [pathname]);
}

/** The quick search knows what will be opened next. */
function prefetchWanted(event: Event): void {
  if (!(event.target instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  prefetch(event.target);
}

function prefetchSeen(
  entries: IntersectionObserverEntry[],
  observer: IntersectionObserver,
) {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
    observer.unobserve(target);
    prefetch(target);
  }
}

function findLink(target: unknown): HTMLAnchorElement | null {
  return target instanceof Element
    ? target.closest<HTMLAnchorElement>("a[href]:not(.page-not-created)")
    : null;
}

function prefetch(link: HTMLAnchorElement): void {
  const url = URL.canParse(link.href) ? new URL(link.href) : null;
  if (!url || !isDocument(url) || !mayPrefetch(readConnection())) return;
  addPrefetchLink(toPrefetchUrl(url.pathname));
}

/** The home page is below a locale too, but no document. */
function isDocument(url: URL): boolean {
  return isClientLink(url, new URL(location.href)) && url.pathname.includes("/docs/");
}

function addPrefetchLink(href: string): void {
  const isThere = Array.from(document.head.querySelectorAll("link[rel=prefetch]")).some(
    (link) => link.getAttribute("href") === href,
  );
  if (isThere) return;
  const link = document.createElement("link");
  link.rel = "prefetch";
  link.as = "fetch";
  link.href = href;
  document.head.append(link);
}

function readConnection(): ConnectionFacts | undefined {
  return (navigator as Navigator & { connection?: ConnectionFacts }).connection;
}
