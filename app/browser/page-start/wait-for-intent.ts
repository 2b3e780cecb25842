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
  const waiting = new AbortController();
  function look(event: Event) {
    if (!isIntent(event)) return;
    waiting.abort();
    onIntent();
  }
  const options = { capture: true, passive: true, signal: waiting.signal };
  for (const type of EVENTS) document.addEventListener(type, look, options);
  // The reader was quicker than this script.
  if (findLive(document.activeElement) ?? document.querySelector(`:is(${LIVE}):hover`)) {
    waiting.abort();
    onIntent();
  }
}

/** A finger has nothing to hover with, so whatever it touches counts. */
export function isIntent({ type, target, pointerType }: IntentEvent): boolean {
  const isTouch = type === "pointerdown" && pointerType !== "mouse";
  return type === "keydown" || isTouch || findLive(target) !== null;
}

function findLive(target: unknown): Element | null {
  return target instanceof Element ? target.closest(LIVE) : null;
}
