/**
 * Key in the local storage: owner token of the reader that this browser last showed. It is the trace
 * of a sign-in, and its storage events tell other tabs of sign-in, sign-out and another reader.
 */
export const READER_KEY = "reader";

/** Keys of a signed-in reader's data: identity, viewed pages, offline settings. */
const LOCAL_KEYS = [
  "frequently-viewed-documents-v2",
  "frequently-viewed-documents",
  "MDNSettings",
];
const SESSION_KEY = "whoami";

/** Null when nobody has been signed in, or when the browser keeps nothing. */
export function readReaderTrace(): string | null {
  try {
    return localStorage.getItem(READER_KEY);
  } catch {
    return null;
  }
}

/**
 * Notes who is signed in. What the browser keeps for a reader goes with that reader: at sign-out,
 * when the session is over, and when another one has signed in.
 */
export function noteReader(owner: string | null): void {
  try {
    const last = localStorage.getItem(READER_KEY);
    if (owner === null || (last !== null && last !== owner)) {
      sessionStorage.removeItem(SESSION_KEY);
      for (const key of LOCAL_KEYS) localStorage.removeItem(key);
    }
    // Last, because other tabs hear of it.
    if (owner === null) localStorage.removeItem(READER_KEY);
    else if (owner !== last) localStorage.setItem(READER_KEY, owner);
  } catch (error) {
    console.warn("The reader can't be noted.", error);
  }
}
