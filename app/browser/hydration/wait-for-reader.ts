import { waitForEvent } from "./wait-for-event";

const SIGNS = ["pointermove", "pointerdown", "keydown", "focusin", "wheel", "scroll"];

/**
 * Calls back once, when somebody is there to read the page: at the first movement, touch, key or
 * scroll, wherever it is.
 */
export function waitForReader(onReader: () => void): void {
  // The reader was quicker than this script, or is led to a place further down.
  if (scrollY > 0 || document.querySelector(":hover")) onReader();
  else waitForEvent(SIGNS, isByReader, onReader);
}

/** The site itself scrolls the sidebar to the entry of the page. */
function isByReader({ type, target }: Event): boolean {
  return type !== "scroll" || target === document;
}
