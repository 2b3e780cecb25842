import { createHmac } from "node:crypto";
import Sqids from "sqids";

/**
 * Omits vowels, so that no id spells a word: neither a route beside collections nor an obscenity.
 * Sqids' own block list takes 15 ms per 1,000 ids.
 */
const CHARACTERS = "bcdfghjklmnpqrstvwxyzBCDFGHJKLMNPQRSTVWXYZ0123456789";
const MIN_LENGTH = 4;
/** Cache size; creating 1,000 ids takes 3 ms, and lists are requested repeatedly. */
const MAX_REMEMBERED = 20_000;

/** Converts between database ids and public (Sqids) ids. */
export interface PublicIds {
  encode(id: number): string;
  /** Returns null for a text that `encode` never returns. */
  decode(text: string): number | null;
}

/** @param key Seeds the alphabet, so that the number of rows can't be derived from ids. */
export function createPublicIds(key: string): PublicIds {
  const sqids = new Sqids({
    alphabet: shuffle(CHARACTERS, key),
    minLength: MIN_LENGTH,
    blocklist: new Set(),
  });
  const remembered = new Map<number, string>();

  function encode(id: number): string {
    const known = remembered.get(id);
    if (known !== undefined) return known;
    if (remembered.size >= MAX_REMEMBERED) remembered.clear();
    const text = sqids.encode([id]);
    remembered.set(id, text);
    return text;
  }

  return {
    encode,
    decode(text) {
      const [id, ...others] = sqids.decode(text);
      const isOurs = id !== undefined && others.length === 0 && Number.isSafeInteger(id);
      // Accepts only the canonical text, because several texts decode to one number.
      return isOurs && sqids.encode([id]) === text ? id : null;
    },
  };
}

/** Shuffles deterministically by the key. */
function shuffle(characters: string, key: string): string {
  const rank = (character: string) =>
    createHmac("sha256", key).update(character).digest("hex");
  return Array.from(characters)
    .map((character) => ({ character, rank: rank(character) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .map(({ character }) => character)
    .join("");
}
