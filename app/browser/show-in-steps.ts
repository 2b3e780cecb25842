import { afterPaint } from "./after-paint";

/** More than a column has room for. */
const FIRST = 45;
const STEP = 60;

/**
 * Hides all elements but the first ones, and returns what shows the others one part after the other, with a frame
 * between, because a thousand links at once would hold up the next key for a third of a second on a slow phone. Stops
 * when others have taken their place.
 */
export function hideLater(elements: readonly HTMLElement[]): () => Promise<void> {
  for (const later of elements.slice(FIRST)) later.hidden = true;
  return async () => {
    for (let at = FIRST; elements[at]?.isConnected; at += STEP) {
      await afterPaint();
      for (const element of elements.slice(at, at + STEP)) element.hidden = false;
    }
  };
}
