/** What few pages have: the code of each is asked for where something of its kind stands. */
const PARTS: readonly { selector: string; start: () => Promise<void> }[] = [
  {
    selector: "[data-tabs]",
    start: async () => (await import("./tabs")).startTabs(document),
  },
  {
    selector: "scrim-inline, mdn-scrim-inline",
    start: async () => (await import("./scrims")).prepareScrims(document),
  },
  {
    selector: "interactive-example[data-template]",
    start: async () =>
      (await import("./interactive-example/watch-examples")).watchExamples(),
  },
  {
    selector: "[data-progress]",
    start: async () => (await import("./curriculum-progress")).startProgress(),
  },
  {
    selector: "[data-scan-form]",
    start: async () => (await import("./scan-forms")).startScanForms(),
  },
];

/** Starts the parts that this page has. Each of them does nothing to what it has started before. */
export function startPageParts(): void {
  for (const { selector, start } of PARTS)
    // The page works without, and its reader needs not hear of it.
    if (document.querySelector(selector)) start().catch(() => undefined);
}
