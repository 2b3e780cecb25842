import { waitForIdle } from "./after-load";

/** Dispatched on the document when a page is shown, also in place of another. */
export const PAGE_EVENT = "page";

/**
 * Calls back for the current page and each later one, once the browser is idle. It may be called
 * twice for one page.
 */
export function watchPages(onPage: () => void | Promise<void>): void {
  const start = () => {
    // A failure is not reported, because the page works without it.
    waitForIdle()
      .then(onPage)
      .catch(() => undefined);
  };
  start();
  document.addEventListener(PAGE_EVENT, start);
}
