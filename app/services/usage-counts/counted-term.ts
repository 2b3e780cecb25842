const MAX_CHARACTERS = 100;
const MAX_WORDS = 8;
/** Looks like an address, a link, a number of a person, or a long random token. */
const PERSONAL = /@|:\/\/|\d{6,}|\S{41,}/;
/** Neither database engine keeps these characters as they are. */
const BROKEN = /[\p{Cc}\p{Cs}]/u;

/**
 * Normalises a search term for counting, so that spellings share a row. Returns null for a term that
 * may be private, because readers paste mail addresses and keys into search fields.
 */
export function toCountedTerm(query: string): string | null {
  const term = query.normalize("NFC").toLowerCase().trim().replace(/\s+/g, " ");
  const isOdd =
    term === "" ||
    term.length > MAX_CHARACTERS ||
    [PERSONAL, BROKEN].some((each) => each.test(term));
  return isOdd || term.split(" ").length > MAX_WORDS ? null : term;
}
