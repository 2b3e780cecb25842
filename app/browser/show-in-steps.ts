import { afterPaint } from "./after-paint";

/** More than a column has room for. */
const FIRST = 60;
const STEP = 100;

/**
 * Shows elements one part after the other with a frame between, because a thousand links at once would hold
 * up the next key for a third of a second on a slow phone. Stops when others have taken their place.
 */
export async function showInSteps(elements: readonly HTMLElement[]): Promise<void> {
  for (const later of elements.slice(FIRST)) later.hidden = true;
  for (let at = FIRST; elements[at]?.isConnected; at += STEP) {
    await afterPaint();
    for (const element of elements.slice(at, at + STEP)) element.hidden = false;
  }
}
