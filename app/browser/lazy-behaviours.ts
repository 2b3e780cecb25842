import type { InterfaceText } from "~/domain/text/strings";
import { waitForIdle } from "./after-load";
import type { ModelContext } from "./page-tools";
import { PAGE_EVENT } from "./watch-pages";

type Start = (text: InterfaceText) => Promise<void>;

/** Behaviours that few pages need: each is imported where its selector matches something. */
const LAZY_BEHAVIOURS: readonly (readonly [selector: string, start: Start])[] = [
  ["[data-tabs]", () => import("./tabs").then(({ startTabs }) => startTabs(document))],
  [
    "scrim-inline, mdn-scrim-inline",
    () =>
      import("./scrimba-lessons").then(({ prepareScrimbaLessons }) =>
        prepareScrimbaLessons(document),
      ),
  ],
  [
    "interactive-example[data-template]",
    () =>
      import("./interactive-example/watch-examples").then(({ watchExamples }) =>
        watchExamples(),
      ),
  ],
  [
    ".list-filter",
    (text) =>
      import("./list-filter").then(({ startListFilter }) =>
        startListFilter(document, text),
      ),
  ],
  [
    // Every menu has badges, and one page of them its own entry.
    "a[aria-current] [data-badge]",
    () => import("./new-feature-badges").then(({ noteBadgeVisits }) => noteBadgeVisits()),
  ],
  [
    "[data-progress]",
    () => import("./curriculum-progress").then(({ startProgress }) => startProgress()),
  ],
  [
    // The next step of a vote that was sent before any script ran.
    "[data-static=feedback] [data-step-start]:not([data-step=question] *)",
    () =>
      import("./feedback/send-vote").then(({ startStep }) =>
        startStep({ isLoaded: true }),
      ),
  ],
  [
    "[data-scan-form]",
    () => import("./scan-forms").then(({ startScanForms }) => startScanForms()),
  ],
  [
    "[data-ai-help]",
    () =>
      import("./ai-help/start-conversation").then(({ startConversation }) =>
        startConversation(),
      ),
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
