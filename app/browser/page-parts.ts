/** Features of few pages; each one's code is loaded where its selector matches. */
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
];

/** Starts the features that this page needs. Each of them is idempotent. */
export function startPageParts(): void {
  for (const { selector, start } of PARTS)
    // The page works without the feature, so a failure stays silent.
    if (document.querySelector(selector)) start().catch(() => undefined);
}
