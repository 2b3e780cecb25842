const PAUSE_MILLISECONDS = 500;

/** Sent to a link whose page somebody will probably open; who fetches it cancels the event. */
export const PREFETCH_EVENT = "docs:prefetch";

export interface Prefetcher<Link> {
  /** Fetches the page ahead if it is still wanted half a second later; null: no page is. */
  want(link: Link | null): void;
}

/** Fetches a page ahead that somebody will probably open, each one once. */
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

/** What is fetched depends on who will show the page: the router its data, the browser all of it. */
export function prefetchPage(link: HTMLAnchorElement): void {
  const event = new CustomEvent(PREFETCH_EVENT, { bubbles: true, cancelable: true });
  if (!link.dispatchEvent(event)) return;
  const hint = document.createElement("link");
  hint.rel = "prefetch";
  hint.href = link.href;
  document.head.append(hint);
}
