import { useEffect } from "react";
import { watchLikelyLinks } from "~/browser/client-links/likely-links";
import { mayPrefetch } from "~/browser/client-links/may-prefetch";
import { addPrefetchHint, prefetchLink } from "~/browser/client-links/prefetch-hint";
import { PREFETCH_EVENT } from "~/browser/quick-search/prefetch-page";
import { isClientLink } from "~/browser/client-links/is-client-link";
import { toPrefetchUrl } from "./prefetch-url";

const DELAY_MILLISECONDS = 100;

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

  useEffect(() => watchLikelyLinks(prefetch), [pathname]);
}

/** Handles prefetch requests of the quick search. */
function prefetchWanted(event: Event): void {
  if (!(event.target instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  prefetch(event.target);
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
