import { readStored } from "../local-storage";

/**
 * Key in localStorage: owner token of the last reader seen in this browser. Its storage
 * events notify other tabs of sign-in, sign-out and a change of reader.
 */
export const READER_KEY = "reader";

/** Null when signed out, or when the storage fails. */
export function readReaderTrace(): string | null {
  return readStored(READER_KEY);
}
