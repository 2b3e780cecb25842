import { createHmac } from "node:crypto";
import Sqids, { defaultOptions } from "sqids";

const CHARACTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
const MIN_LENGTH = 4;
/** Pages stand beside those of collections, at addresses that an id could spell too. */
const PAGE_NAMES = ["save"];

/** Turns numbers of the database into what addresses show, and back. */
export interface PublicIds {
  encode(id: number): string;
  /** Null for what `encode` never gives. */
  decode(text: string): number | null;
}

/** @param key Decides the alphabet: without it, nobody can tell how many rows there are. */
export function createPublicIds(key: string): PublicIds {
  const sqids = new Sqids({
    alphabet: shuffle(CHARACTERS, key),
    minLength: MIN_LENGTH,
    blocklist: new Set([...defaultOptions.blocklist, ...PAGE_NAMES]),
  });
  return {
    encode: (id) => sqids.encode([id]),
    decode(text) {
      const [id, ...others] = sqids.decode(text);
      const isOurs = id !== undefined && others.length === 0 && Number.isSafeInteger(id);
      // Several texts stand for one number; only one of them is its id.
      return isOurs && sqids.encode([id]) === text ? id : null;
    },
  };
}

/** The same order for the same key. */
function shuffle(characters: string, key: string): string {
  const rank = (character: string) =>
    createHmac("sha256", key).update(character).digest("hex");
  return Array.from(characters)
    .map((character) => ({ character, rank: rank(character) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .map(({ character }) => character)
    .join("");
}
