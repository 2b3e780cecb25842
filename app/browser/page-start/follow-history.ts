import { isClientPath } from "~/domain/site/client-path";

/**
 * A step through the history of this tab may change the address and nothing else. Then the page of
 * that address is loaded: until the router is there, and later when it leads to a page that is
 * not one of those that are shown in place.
 */
export function followHistory(): void {
  const loaded = location.pathname + location.search;
  addEventListener(
    "popstate",
    (event) => {
      const shown = findShownPage() ?? { page: loaded, mayChange: false };
      const { pathname, search } = location;
      // Another fragment is another place of the same page.
      if (pathname + search === shown.page) return;
      if (shown.mayChange && isClientPath(pathname)) return;
      // Before the router hears of it.
      event.stopImmediatePropagation();
      location.reload();
    },
    { capture: true },
  );
}

/** What the router shows, when it is there. */
function findShownPage() {
  const { __remixRouter: router } = window as { __remixRouter?: typeof __remixRouter };
  if (!router) return null;
  const { pathname, search } = router.state.location;
  return { page: pathname + search, mayChange: true };
}
