import { waitForEvent } from "./wait-for-event";

/** What React does something for: the site's own links, and what is marked. */
const LIVE = 'a[href^="/"], [data-live]';

/** The parts of an event that tell an intent. */
export type IntentEvent = Pick<Event, "type" | "target"> & { pointerType?: string };

const EVENTS = ["pointerover", "focusin", "pointerdown", "click", "keydown"] as const;

/**
 * Calls back once, when the reader begins to do something: a key, a touch, the pointer over or
 * the focus on what React serves.
 */
export function waitForIntent(onIntent: () => void): void {
  const isEarly =
    findLive(document.activeElement) ?? document.querySelector(`:is(${LIVE}):hover`);
  if (isEarly) onIntent();
  else waitForEvent(EVENTS, isIntent, onIntent);
}

/** A finger has nothing to hover with, so whatever it touches counts. */
export function isIntent({ type, target, pointerType }: IntentEvent): boolean {
  const isTouch = type === "pointerdown" && pointerType !== "mouse";
  return type === "keydown" || isTouch || findLive(target) !== null;
}

function findLive(target: unknown): Element | null {
  return target instanceof Element ? target.closest(LIVE) : null;
}
