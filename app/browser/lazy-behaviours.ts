import type { InterfaceText } from "~/domain/text/strings";
import { waitForIdle } from "./after-load";
import type { ModelContext } from "./page-tools";
import { PAGE_EVENT } from "./watch-pages";

type Start = (text: InterfaceText) => Promise<void>;

/** Behaviours that few pages need: each is imported where its selector matches something. */
const LAZY_BEHAVIOURS: readonly (readonly [selector: string, start: Start])[] = [
  ["[data-tabs]", async () => (await import("./tabs")).startTabs(document)],
  [
    "scrim-inline, mdn-scrim-inline",
    async () => (await import("./scrimba-lessons")).prepareScrimbaLessons(document),
  ],
  [
    "interactive-example[data-template]",
    async () => (await import("./interactive-example/watch-examples")).watchExamples(),
  ],
  [
    ".list-filter",
    async (text) => (await import("./list-filter")).startListFilter(document, text),
  ],
  [
    // Every menu has badges, and one page of them its own entry.
    "a[aria-current] [data-badge]",
    async () => (await import("./new-feature-badges")).noteBadgeVisits(),
  ],
  [
    "[data-progress]",
    async () => (await import("./curriculum-progress")).startProgress(),
  ],
  [
    // The next step of a vote that was sent before any script ran.
    "[data-static=feedback] [data-step-start]:not([data-step=question] *)",
    async () => (await import("./feedback/send-vote")).startStep({ isLoaded: true }),
  ],
  ["[data-scan-form]", async () => (await import("./scan-forms")).startScanForms()],
  [
    "[data-ai-help]",
    async () => (await import("./ai-help/start-conversation")).startConversation(),
  ],
];

/** Starts the behaviours that this page needs. Elements that are already enhanced stay as they are. */
export function startLazyBehaviours(text: InterfaceText): void {
  for (const [selector, start] of LAZY_BEHAVIOURS)
    // A failed import is not reported, because the page works without it.
    if (document.querySelector(selector)) start(text).catch(() => undefined);
  document.dispatchEvent(new Event(PAGE_EVENT));
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
