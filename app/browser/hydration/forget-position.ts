/** Of the session storage: where Remix keeps how far each page was scrolled. */
const POSITIONS_KEY = "positions";

/**
 * To be called when React is about to take the page over: the router would scroll to where the
 * page was left last time, though its reader has moved on since it was loaded.
 *
 * @param entry State of the history's current entry, which Remix has given a key.
 */
export function forgetPosition(entry: unknown = history.state): void {
  try {
    const positions = toRecord(JSON.parse(sessionStorage.getItem(POSITIONS_KEY) ?? ""));
    const key = String(toRecord(entry)["key"]);
    const others = Object.entries(positions).filter(([other]) => other !== key);
    sessionStorage.setItem(POSITIONS_KEY, JSON.stringify(Object.fromEntries(others)));
  } catch {
    // Nothing is kept, or nothing can be: then nothing is restored either.
  }
}

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
