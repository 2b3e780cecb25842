import { isClientPath } from "~/domain/client-path";

/**
 * On a page with the frame's texts alone (l10n): a step back through the history that leads to
 * another kind of page loads that page, which brings its own texts.
 */
export function reloadOtherPages(): void {
  addEventListener(
    "popstate",
    (event) => {
      if (isClientPath(location.pathname)) return;
      // Before the router hears of it and shows a page whose words are not here.
      event.stopImmediatePropagation();
      location.reload();
    },
    { capture: true },
  );
}
