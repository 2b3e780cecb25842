import { waitForIdle } from "./after-load";
import type { ModelContext } from "./page-tools";

/** Behaviours that few pages need: each is imported where its selector matches something. */
const LAZY_BEHAVIOURS: readonly { selector: string; start: () => Promise<void> }[] = [
  {
    selector: "[data-tabs]",
    start: async () => (await import("./tabs")).startTabs(document),
  },
  {
    selector: "scrim-inline, mdn-scrim-inline",
    start: async () =>
      (await import("./scrimba-lessons")).prepareScrimbaLessons(document),
  },
  {
    selector: "interactive-example[data-template]",
    start: async () =>
      (await import("./interactive-example/watch-examples")).watchExamples(),
  },
  {
    selector: ".list-filter",
    start: async () => (await import("./list-filter")).startListFilter(document),
  },
  {
    selector: "[data-badge]",
    start: async () => (await import("./new-feature-badges")).noteBadgeVisits(),
  },
  {
    selector: "[data-progress]",
    start: async () => (await import("./curriculum-progress")).startProgress(),
  },
  {
    // Present only where the operator switches telemetry on.
    selector: ":root[data-telemetry]",
    start: async () => {
      await waitForIdle();
      await (await import("./telemetry/start-telemetry")).startTelemetry();
    },
  },
  {
    selector: "[data-scan-form]",
    start: async () => (await import("./scan-forms")).startScanForms(),
  },
  {
    selector: "[data-ai-help]",
    start: async () => (await import("./ai-help/start-conversation")).startConversation(),
  },
  {
    selector: ".placement, [data-survey], [data-announcement]",
    start: async () => {
      await waitForIdle();
      (await import("./notices/start-notices")).startNotices();
    },
  },
];

/** Starts the behaviours that this page needs. Elements that are already enhanced stay as they are. */
export function startLazyBehaviours(): void {
  for (const { selector, start } of LAZY_BEHAVIOURS)
    // A failed import is not reported, because the page works without it.
    if (document.querySelector(selector)) start().catch(() => undefined);
}

/** Offers tools to agents in the browsers that have an interface for it. */
export function offerToolsWhenIdle(): void {
  const { modelContext } = document as { modelContext?: ModelContext };
  if (!modelContext) return;
  waitForIdle()
    .then(() => import("./page-tools"))
    .then(({ startPageTools }) => startPageTools(modelContext))
    .catch(() => undefined);
}
