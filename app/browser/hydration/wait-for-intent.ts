import { findAround } from "../find-around";
import { waitForEvent } from "./wait-for-event";

/** The site's own links, which React follows. */
const LIVE = 'a[href^="/"]';

/** Properties of an event that reveal an intent. */
export type IntentEvent = Pick<Event, "type" | "target"> & { pointerType?: string };

const EVENTS = ["pointerover", "focusin", "pointerdown", "click", "keydown"] as const;

/**
 * Calls back once, at the reader's first intent: a key, a touch, or pointer or focus on
 * a link of the site.
 */
export function waitForIntent(onIntent: () => void): void {
  const isEarly =
    findAround(document.activeElement, LIVE) ?? document.querySelector(`${LIVE}:hover`);
  if (isEarly) onIntent();
  else waitForEvent(EVENTS, isIntent, onIntent);
}

/** Any touch counts, because fingers cannot hover. */
export function isIntent({ type, target, pointerType }: IntentEvent): boolean {
  const isTouch = type === "pointerdown" && pointerType !== "mouse";
  return type === "keydown" || isTouch || findAround(target, LIVE) !== null;
}
