const PAUSE_MILLISECONDS = 500;

export interface Prefetcher {
  /** Fetches the page ahead if it is still wanted half a second later; null: no page is. */
  want(href: string | null): void;
}

/** Fetches a page ahead that somebody will probably open, each one once. */
export function createPrefetcher(
  fetchAhead: (href: string) => void = addPrefetchLink,
): Prefetcher {
  const done = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    want(href) {
      clearTimeout(timer);
      if (href === null || done.has(href)) return;
      timer = setTimeout(() => {
        done.add(href);
        fetchAhead(href);
      }, PAUSE_MILLISECONDS);
    },
  };
}

function addPrefetchLink(href: string): void {
  const link = document.createElement("link");
  link.rel = "prefetch";
  link.href = href;
  document.head.append(link);
}
