/**
 * Key in localStorage: owner token of the last reader seen in this browser. Its storage
 * events notify other tabs of sign-in, sign-out and a change of reader.
 */
export const READER_KEY = "reader";

/** Keys of a signed-in reader's data: viewed pages, offline settings. */
const LOCAL_KEYS = [
  "frequently-viewed-documents-v2",
  "frequently-viewed-documents",
  "MDNSettings",
];
const SESSION_KEY = "whoami";

/** Null when signed out, or when the storage fails. */
export function readReaderTrace(): string | null {
  try {
    return localStorage.getItem(READER_KEY);
  } catch {
    return null;
  }
}

/**
 * Records the signed-in reader. A reader's data in this browser is deleted at sign-out,
 * at the end of the session, and when a different reader signs in.
 */
export function noteReader(owner: string | null): void {
  try {
    const last = localStorage.getItem(READER_KEY);
    if (owner === null || (last !== null && last !== owner)) {
      sessionStorage.removeItem(SESSION_KEY);
      for (const key of LOCAL_KEYS) localStorage.removeItem(key);
    }
    // Comes last, because other tabs react to it.
    if (owner === null) localStorage.removeItem(READER_KEY);
    else if (owner !== last) localStorage.setItem(READER_KEY, owner);
  } catch (error) {
    console.warn("The owner token can't be stored.", error);
  }
}
