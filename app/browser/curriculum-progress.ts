/** Key of the local storage; its value is a JSON list of the paths of finished modules. */
const KEY = "curriculum-progress";
/** A list longer than any curriculum was not written by us. */
const MAX_ENTRIES = 500;
const CHANGE_EVENT = "curriculum-progress";

/** The text that is stored: the same as long as nothing changes. */
export function readProgressText(): string {
  try {
    return localStorage.getItem(KEY) ?? "[]";
  } catch {
    return "[]";
  }
}

/** The paths in such a text; none when it is not ours. */
export function parseProgress(text: string): ReadonlySet<string> {
  try {
    const list: unknown = JSON.parse(text);
    if (!Array.isArray(list) || list.length > MAX_ENTRIES) return new Set();
    return new Set(list.filter((entry) => typeof entry === "string"));
  } catch {
    return new Set();
  }
}

/** Notes that a module is finished, or no longer. */
export function saveProgress(url: string, isDone: boolean): void {
  const done = new Set(parseProgress(readProgressText()));
  if (isDone) done.add(url);
  else done.delete(url);
  try {
    localStorage.setItem(KEY, JSON.stringify([...done]));
  } catch (error) {
    console.warn("The progress can't be stored", error);
  }
  dispatchEvent(new Event(CHANGE_EVENT));
}

/** Calls back when this page or another one has noted something. Gives back how to stop. */
export function watchProgress(onChange: () => void): () => void {
  addEventListener(CHANGE_EVENT, onChange);
  addEventListener("storage", onChange);
  return () => {
    removeEventListener(CHANGE_EVENT, onChange);
    removeEventListener("storage", onChange);
  };
}
