import { isClientPath } from "~/domain/site/client-path";

let shownPath = "";

/** Notes the page that is shown at this URL without the router. */
export function notePage({ pathname, search }: Pick<URL, "pathname" | "search">): void {
  shownPath = pathname + search;
}

/**
 * Reloads when going through the tab's history changes the URL to one that no router will
 * show: before the router runs, and later for pages outside client navigation.
 */
export function followHistory(): void {
  notePage(readLoadedUrl());
  addEventListener("popstate", follow, { capture: true });
  // The reader may have gone back while the scripts of a reloaded page were on the way.
  follow();
}

function follow(event?: Event): void {
  const shown = findShownPage() ?? { page: shownPath, mayChange: false };
  const { pathname, search } = location;
  // Another fragment is on the same page.
  if (pathname + search === shown.page) return;
  if (shown.mayChange && isClientPath(pathname)) return;
  // Keeps the event from the router.
  event?.stopImmediatePropagation();
  location.reload();
}

/** The URL of the page that the server sent. After redirects, not all browsers tell it. */
function readLoadedUrl(): Pick<URL, "pathname" | "search"> {
  const [load] = performance.getEntriesByType(
    "navigation",
  ) as PerformanceNavigationTiming[];
  const isKnown = load?.redirectCount === 0 && URL.canParse(load.name);
  return isKnown ? new URL(load.name) : location;
}

/** The page that the router shows, if it runs. */
function findShownPage() {
  const { __remixRouter: router } = window as { __remixRouter?: typeof __remixRouter };
  if (!router) return null;
  const { pathname, search } = router.state.location;
  return { page: pathname + search, mayChange: true };
}
