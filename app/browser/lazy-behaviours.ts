import type { InterfaceText } from "~/domain/text/strings";
import { waitForIdle } from "./after-load";
import type { ModelContext } from "./page-tools";
import { PAGE_EVENT } from "./watch-pages";

/** A module of a behaviour. */
interface Behaviour {
  /** Enhances the page; elements that are already enhanced stay as they are. */
  start(text: InterfaceText): void;
}

/**
 * Behaviours that few pages need: each is imported where its selector matches something. All have the same
 * export, because Vite writes the name of each other one four times.
 */
const LAZY_BEHAVIOURS: readonly [selector: string, load: () => Promise<Behaviour>][] = [
  ["[data-tabs]", () => import("./tabs")],
  [":root[data-code~=numbers]", () => import("./reader-choices/number-lines")],
  ["scrim-inline, mdn-scrim-inline", () => import("./scrimba-lessons")],
  [
    "interactive-example[data-template]",
    () => import("./interactive-example/watch-examples"),
  ],
  ["math", () => import("./math-fallback")],
  [".list-filter", () => import("./list-filter")],
  // Every menu has badges, and one page of them its own entry.
  ["a[aria-current] [data-badge]", () => import("./new-feature-badges")],
  ["[data-progress]", () => import("./curriculum-progress")],
  [
    // The next step of a vote that was sent before any script ran.
    "[data-static=feedback] [data-step-start]:not([data-step=question] *)",
    () => import("./feedback/send-vote"),
  ],
  ["[data-scan-form]", () => import("./scan-forms")],
  ["[data-ai-help]", () => import("./ai-help/start-conversation")],
];

/** Starts the behaviours that this page needs. */
export function startLazyBehaviours(text: InterfaceText): void {
  for (const [selector, load] of LAZY_BEHAVIOURS)
    if (document.querySelector(selector))
      load()
        .then((behaviour) => {
          behaviour.start(text);
        })
        // A failed import is not reported, because the page works without it.
        .catch(() => undefined);
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
