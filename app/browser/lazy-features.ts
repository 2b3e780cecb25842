/** Features of few pages: the code of each is loaded where an element of its kind stands. */
const FEATURES: readonly { selector: string; start: () => Promise<void> }[] = [
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
    selector: "[data-feature-dot]",
    start: async () => (await import("./feature-dots")).startFeatureDots(),
  },
  {
    selector: "[data-progress]",
    start: async () => (await import("./curriculum-progress")).startProgress(),
  },
];

/** Starts the parts that this page has. Each of them does nothing to what it has started before. */
export function startLazyFeatures(): void {
  for (const { selector, start } of FEATURES)
    // The page works without, and its reader needs not hear of it.
    if (document.querySelector(selector)) start().catch(() => undefined);
}
