import { QUOTATION_MARKS } from "../search/fold-text";
import { foldLetters } from "./fold-letters";
import { squeeze } from "./prepare-titles";

/** A parsed search text. */
export interface QuickQuery {
  /** Trimmed, folded (foldLetters) and with single plain spaces. */
  text: string;
  /** Words that a match must contain; at least one. */
  words: readonly string[];
  /** The text without punctuation and spaces, as names are compared. */
  squeezed: string;
}

/** Commas of Chinese and Japanese too. */
const SEPARATORS = /[ ,、，.]+/;
/**
 * Keeps periods for names that begin or end with one, such as `.has` while `.hasOwn` is
 * being typed.
 */
const SEPARATORS_BUT_PERIOD = /[ ,、，]+/;

/**
 * Writes `ö` for `oe`, which keyboards without it type, and `ß` for `ss`, as capitals and the Swiss spell it, and
 * usual letters for the wide and narrow ones of Japanese, Chinese and Korean keyboards, and leaves out quotation marks;
 * only for texts that nothing contains as typed.
 */
export function toOtherSpelling(typed: string): string {
  return typed
    .replace(QUOTATION_MARKS, "")
    .replace(/([aou])e/gi, "$1\u0308")
    .replace(/ss/gi, "ß")
    .normalize("NFKC");
}

/** Null when the text contains no word. */
export function parseQuery(typed: string): QuickQuery | null {
  // Japanese keyboards type a wide space, and pasted text may have others.
  const text = foldLetters(typed.trim()).replace(/\s+/g, " ");
  const keepsPeriods = text.startsWith(".") || text.endsWith(".");
  const words = text
    .split(keepsPeriods ? SEPARATORS_BUT_PERIOD : SEPARATORS)
    .filter((word) => word !== "");
  return words.length === 0
    ? null
    : { text, words: [...new Set(words)], squeezed: squeeze(text) };
}
