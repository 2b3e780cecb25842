import { toRecord } from "~/domain/text/to-record";

/** Key in sessionStorage where Remix keeps scroll positions. */
const POSITIONS_KEY = "positions";

/**
 * Call it before hydration. Removes the page's stored scroll position, because the router
 * would restore it although the reader may have scrolled since the load.
 * @param entry State of the current history entry, with the key that Remix gave it.
 */
export function forgetPosition(entry: unknown = history.state): void {
  try {
    const positions = toRecord(JSON.parse(sessionStorage.getItem(POSITIONS_KEY) ?? ""));
    const key = String(toRecord(entry)["key"]);
    const others = Object.entries(positions).filter(([other]) => other !== key);
    sessionStorage.setItem(POSITIONS_KEY, JSON.stringify(Object.fromEntries(others)));
  } catch {
    // If no positions are readable, none are restored either.
  }
}
