import { useEffect } from "react";

/** Offers to load the screencasts of the page, once the page is there. */
export function useScrims(url: string): void {
  useEffect(() => {
    if (!document.querySelector("scrim-inline, mdn-scrim-inline")) return;
    void import("~/browser/scrims")
      .then(({ prepareScrims }) => {
        prepareScrims(document);
      })
      // The links are there all the same.
      .catch(() => undefined);
  }, [url]);
}
