import { createHmac, createHash } from "node:crypto";
import Sqids from "sqids";

/**
 * Without vowels there are no words: no id spells the name of a page that stands beside those of
 * collections, nor anything rude. To look for rude words in a thousand ids took 15 ms.
 */
const CHARACTERS = "bcdfghjklmnpqrstvwxyzBCDFGHJKLMNPQRSTVWXYZ0123456789";
const MIN_LENGTH = 4;
/** Lists are asked for again and again; to make a thousand ids takes 3 ms. */
const MAX_REMEMBERED = 20_000;

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

/** What a unique index holds in the place of a text of any length. */
export function hashKey(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
