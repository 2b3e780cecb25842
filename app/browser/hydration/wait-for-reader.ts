import { findAround } from "../find-around";
import { isField } from "../is-field";
import { waitForEvent } from "./wait-for-event";

const SIGNS = ["pointermove", "pointerdown", "keydown", "focusin", "wheel", "scroll"];

/**
 * Calls back once, at the first activity of a reader: a movement of the pointer, a touch, a
 * key or scrolling.
 *
 * @param within Selector of the element in which a pointer, focus and typing in a field count.
 */
export function waitForReader(onReader: () => void, within: string): void {
  // Activity before this script ran, or a page that opened at a fragment.
  if (scrollY > 0 || document.querySelector(`${within}:hover`)) onReader();
  else waitForEvent(SIGNS, (event) => isByReader(event, within), onReader);
}

function isByReader({ type, target }: Event, within: string): boolean {
  // The site itself scrolls the sidebar to the current entry.
  if (type === "scroll") return target === document;
  // Keys outside fields scroll the page or move the focus towards the element.
  if (type === "keydown" && !isField(target)) return true;
  return findAround(target, within) !== null;
}
