import { waitForEvent } from "./wait-for-event";

/** Elements that need React: marked ones, and on most pages the site's own links. */
const MARKED = "[data-live]";
const LIVE = `a[href^="/"], ${MARKED}`;

/** Properties of an event that reveal an intent. */
export type IntentEvent = Pick<Event, "type" | "target"> & { pointerType?: string };

const EVENTS = ["pointerover", "focusin", "pointerdown", "click", "keydown"] as const;

/**
 * Calls back once, at the reader's first intent: a key, a touch, or pointer or focus on
 * an element that needs React.
 */
export function waitForIntent(onIntent: () => void): void {
  const isEarly =
    findLive(document.activeElement) ?? document.querySelector(`:is(${LIVE}):hover`);
  if (isEarly) onIntent();
  else waitForEvent(EVENTS, isIntent, onIntent);
}

/** The same on a page that follows its links without React: marked elements alone count. */
export function waitForUse(onUse: () => void): void {
  if (document.activeElement?.closest(MARKED)) onUse();
  else waitForEvent(EVENTS, isUse, onUse);
}

/** Any touch counts, because fingers cannot hover. */
export function isIntent({ type, target, pointerType }: IntentEvent): boolean {
  const isTouch = type === "pointerdown" && pointerType !== "mouse";
  return type === "keydown" || isTouch || findLive(target) !== null;
}

function isUse({ target }: Event): boolean {
  return target instanceof Element && target.closest(MARKED) !== null;
}

function findLive(target: unknown): Element | null {
  return target instanceof Element ? target.closest(LIVE) : null;
}
