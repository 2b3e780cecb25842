import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { findPlainLink, isClientLink } from "~/browser/client-links/find-plain-link";
import { addPrefetchHint, prefetchLink } from "~/browser/client-links/prefetch-hint";
import { mayPrefetch } from "~/browser/may-prefetch";
import { PREFETCH_EVENT } from "~/browser/quick-search/prefetch-page";
import { DOCUMENT_DATA_QUERY } from "~/domain/site/document-routes";

/**
 * Client navigation for plain links, also those inside articles and sidebars. One
 * delegated listener; the links themselves stay HTML.
 */
export function useClientLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    function followLink(event: MouseEvent) {
      const link = findPlainLink(event);
      if (!link || !isClientLink(link, location)) return;
      event.preventDefault();
      navigate(link.pathname + link.search + link.hash);
    }
    document.addEventListener("click", followLink);
    return () => {
      document.removeEventListener("click", followLink);
    };
  }, [navigate]);
}

/** Rest of pointer or focus on a link that triggers a prefetch. */
export const PREFETCH_DELAY_MILLISECONDS = 100;
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
      if (link) timer = setTimeout(prefetch, PREFETCH_DELAY_MILLISECONDS, link);
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

/** The data of a document, and the page of any other link. */
function prefetch(link: HTMLAnchorElement): void {
  if (!mayPrefetch()) return;
  if (isDocument(link)) addPrefetchHint(toPrefetchUrl(link.pathname), "fetch");
  else prefetchLink(link);
}

/** Excludes the home page, which is below a locale too. */
function isDocument(link: HTMLAnchorElement): boolean {
  return isClientLink(link, location) && link.pathname.includes("/docs/");
}

/**
 * URL that the router will request for a document. It must match the router's exactly, or
 * the browser would not use the prefetched response.
 * @param path Encoded path of the document, without query and fragment.
 */
export function toPrefetchUrl(path: string): string {
  const page = path.replace(/\/$/, "");
  return `${page}.data${DOCUMENT_DATA_QUERY}`;
}
