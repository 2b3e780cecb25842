import { afterPaint } from "./after-paint";

/** More than a column has room for. */
const FIRST = 60;
const STEP = 60;

/**
 * Hides all elements but the first ones, and returns what shows the others one part after the other, with a frame
 * between, because a thousand links at once would hold up the next key for a third of a second on a slow phone. Stops
 * when others have taken their place.
 */
export function hideLater(elements: readonly HTMLElement[]): () => Promise<void> {
  const later = elements.slice(FIRST);
  for (const element of later) element.hidden = true;
  return async () => {
    while (later[0]?.isConnected) {
      await afterPaint();
      for (const element of later.splice(0, STEP)) element.hidden = false;
    }
  };
}
