import { waitForEvent } from "./wait-for-event";

const SIGNS = ["pointermove", "pointerdown", "keydown", "focusin", "wheel", "scroll"];

/**
 * Calls back once, at the first activity of a reader: a movement of the pointer, a touch, a
 * key or scrolling.
 */
export function waitForReader(onReader: () => void): void {
  // Activity before this script ran, or a page that opened at a fragment.
  if (scrollY > 0 || document.querySelector(":hover")) onReader();
  else waitForEvent(SIGNS, isByReader, onReader);
}

/** The site itself scrolls the sidebar to the current entry. */
function isByReader({ type, target }: Event): boolean {
  return type !== "scroll" || target === document;
}
