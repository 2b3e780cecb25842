import type { ParsedQuery } from "./parse-query";
import type { MarkedText } from "./search-service";

/** Where the words of a query stand in texts; null when it has none. */
export type MatchPattern = RegExp | null;

const EAST_ASIAN =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Bopomofo}\u3005\u30fc]/u;
const WORD = /^[\p{L}\p{N}]+$/u;
/** Letters that readers type without their accents; the index folds them too. */
const ACCENTED: ReadonlyMap<string, string> = new Map([
  ["a", "aàáâãäå"],
  ["c", "cç"],
  ["e", "eèéêë"],
  ["i", "iìíîï"],
  ["n", "nñ"],
  ["o", "oòóôõö"],
  ["u", "uùúûü"],
  ["y", "yýÿ"],
  ["е", "её"],
]);

/** One expression for all words, so that a text is read once. Every word is taken literally. */
export function createMatchPattern({ words }: Pick<ParsedQuery, "words">): MatchPattern {
  const alternatives = [...new Set(words.flat().map(toPattern))];
  if (alternatives.length === 0) return null;
  const any = `(?:${alternatives.sort((a, b) => b.length - a.length).join("|")})`;
  // Parts of one name, such as Array.prototype.map, are marked as one.
  return new RegExp(`${any}(?:[^\\p{L}\\p{N}\\s]?${any})*`, "giu");
}

/** East Asian words are part of longer runs; a sign at either end needs no boundary there. */
function toPattern(word: string): string {
  const literal = Array.from(word, toCharacterPattern).join("").replace(/\s+/g, "\\s+");
  if (EAST_ASIAN.test(word)) return literal;
  const [first = ""] = word;
  const start = WORD.test(first) ? "(?<![\\p{L}\\p{N}])" : "";
  const end = WORD.test(word.at(-1) ?? "") ? "(?![\\p{L}\\p{N}])" : "";
  return `${start}${literal}${end}`;
}

function toCharacterPattern(character: string): string {
  const accented = ACCENTED.get(character);
  if (accented !== undefined) return `[${accented}]`;
  return character.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}

/** Cuts a text into what lies outside and inside of matches, in turn. */
export function markMatches(text: string, pattern: MatchPattern): MarkedText {
  if (!pattern) return [text];
  const pieces: string[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    pieces.push(text.slice(end, match.index), match[0]);
    end = match.index + match[0].length;
  }
  return [...pieces, text.slice(end)];
}

/** Whether anything in it is marked. */
export function hasMark(text: MarkedText): boolean {
  return text.length > 1;
}
