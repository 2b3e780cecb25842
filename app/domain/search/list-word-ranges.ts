import { foldGreekAndCyrillic, toBaseLetter } from "./fold-text";

/** A place in a text: from `start` up to, but not including, `end`. */
export interface TextRange {
  start: number;
  end: number;
}

/** Scripts that write no spaces between words. */
export const EAST_ASIAN =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Bopomofo}\u3005\u30fc]/u;
const LETTER = /[\p{L}\p{N}]/u;
const ACCENTED_LATIN = /[\u00c0-\u024f\u1e00-\u1eff]/g;

/** Folds like `foldText`, but every character keeps its position, ligatures and white space too. */
export function foldInPlace(text: string): string {
  // The lower case of İ alone is longer, an i and a dot.
  const lower = text.replaceAll("İ", "I").toLowerCase();
  return foldGreekAndCyrillic(lower)
    .replaceAll("’", "'")
    .replace(ACCENTED_LATIN, toBaseLetter);
}

/**
 * Places of a word in a text, both folded in place. A match must end at a word boundary,
 * except for East Asian words, which are parts of longer runs, and for punctuation.
 */
export function listWordRanges(text: string, word: string): TextRange[] {
  const ranges: TextRange[] = [];
  if (word === "") return ranges;
  const isPart = EAST_ASIAN.test(word);
  let start = text.indexOf(word);
  while (start !== -1) {
    const end = start + word.length;
    if (isPart || isWhole(text, start, end)) ranges.push({ start, end });
    start = text.indexOf(word, end);
  }
  return ranges;
}

/** Whether the range begins and ends at word boundaries. */
export function isWhole(text: string, start: number, end: number): boolean {
  return (
    !(isLetterAt(text, start) && isLetterAt(text, start - 1)) &&
    !(isLetterAt(text, end - 1) && isLetterAt(text, end))
  );
}

function isLetterAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  // Fast path for ASCII; the code is NaN outside the text.
  if (!(code >= 128))
    return (
      (code >= 97 && code <= 122) ||
      (code >= 48 && code <= 57) ||
      (code >= 65 && code <= 90)
    );
  return LETTER.test(text.charAt(at));
}
