import { prefetchLink } from "../client-links/prefetch-hint";

const PAUSE_MILLISECONDS = 500;

/**
 * Dispatched on a link that the reader will probably open. A listener that prefetches it
 * cancels the event.
 */
export const PREFETCH_EVENT = "docs:prefetch";

export interface Prefetcher<Link> {
  /** Prefetches the page if it is still wanted half a second later; null cancels. */
  want(link: Link | null): void;
}

/** Prefetches pages that the reader will probably open, each once. */
export function createPrefetcher<Link extends { href: string }>(
  fetchAhead: (link: Link) => void,
): Prefetcher<Link> {
  const done = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    want(link) {
      clearTimeout(timer);
      if (link === null || done.has(link.href)) return;
      timer = setTimeout(() => {
        done.add(link.href);
        fetchAhead(link);
      }, PAUSE_MILLISECONDS);
    },
  };
}

/**
 * The client router prefetches loader data of its pages; for other pages the browser
 * prefetches the document.
 */
export function prefetchPage(link: HTMLAnchorElement): void {
  const event = new CustomEvent(PREFETCH_EVENT, { bubbles: true, cancelable: true });
  if (link.dispatchEvent(event)) prefetchLink(link);
}
