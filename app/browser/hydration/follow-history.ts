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
  notePage(location);
  addEventListener(
    "popstate",
    (event) => {
      const shown = findShownPage() ?? { page: shownPath, mayChange: false };
      const { pathname, search } = location;
      // Another fragment is on the same page.
      if (pathname + search === shown.page) return;
      if (shown.mayChange && isClientPath(pathname)) return;
      // Keeps the event from the router.
      event.stopImmediatePropagation();
      location.reload();
    },
    { capture: true },
  );
}

/** The page that the router shows, if it runs. */
function findShownPage() {
  const { __remixRouter: router } = window as { __remixRouter?: typeof __remixRouter };
  if (!router) return null;
  const { pathname, search } = router.state.location;
  return { page: pathname + search, mayChange: true };
}
