const PAUSE_MILLISECONDS = 500;

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
