import { useEffect } from "react";
import { mayPrefetch } from "~/browser/client-links/may-prefetch";
import { PREFETCH_EVENT } from "~/browser/quick-search/prefetch-page";
import { isClientLink } from "~/browser/client-links/is-client-link";
import { toPrefetchUrl } from "./prefetch-url";

const DELAY_MILLISECONDS = 100;
/** Visible share of a link that triggers a prefetch. */
const VIEW_THRESHOLD = 0.5;
/** Links that most readers follow, prefetched as soon as they are visible. */
const LIKELY_LINKS = ".prev-next a[href]";

/**
 * Prefetches the probable next document: a link with the pointer or focus on it for a
 * moment, and "previous" and "next" links in view.
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
    // The pointer or focus may already be on the link that triggered hydration.
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

/** Handles prefetch requests of the quick search. */
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
  if (!url || !isDocument(url) || !mayPrefetch()) return;
  addPrefetchLink(toPrefetchUrl(url.pathname));
}

/** Excludes the home page, which is below a locale too. */
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
