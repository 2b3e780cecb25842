import { forgetReader } from "../clean-up-account";

/**
 * Of the local storage: owner token of the reader that this browser last showed. It is the trace
 * of a sign-in, and its storage events tell other tabs of sign-in, sign-out and another reader.
 */
export const READER_KEY = "reader";

/** Null when nobody has been signed in, or when the browser keeps nothing. */
export function readReaderTrace(): string | null {
  try {
    return localStorage.getItem(READER_KEY);
  } catch {
    return null;
  }
}

/** Notes who is signed in; what the browser kept for another reader goes. */
export function noteReader(owner: string | null): void {
  const last = readReaderTrace();
  if (last === owner) return;
  if (owner === null || last !== null) forgetReader();
  try {
    if (owner !== null) localStorage.setItem(READER_KEY, owner);
  } catch (error) {
    console.warn("The reader can't be noted.", error);
  }
}
