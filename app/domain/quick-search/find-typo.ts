/** Shorter words are one edit away from too many others. */
const SHORTEST_WORD = 4;

/** Whether a typo in this word is tolerated. */
export function mayHoldTypo(word: string): boolean {
  return word.length >= SHORTEST_WORD;
}

/**
 * Finds `word` in `text` at `start`, allowing one insertion, deletion, substitution or
 * swap of neighbours. Returns the end of the place, or -1. An exact occurrence is found
 * too. Compares characters without making strings, because it runs for every word of
 * every title.
 */
export function findTypoEnd(text: string, start: number, word: string): number {
  const same = countSame(text, start, word);
  const rest = word.length - same;
  const at = start + same;
  if (rest === 0) return at;
  if (!mayHoldTypo(word) || (same === 0 && beginsOtherwise(text, start, word))) return -1;
  // Everything before the first difference is equal, so the typo must be there.
  if (continuesWith(text, at, word, same + 1)) return at + rest - 1;
  if (at < text.length && continuesWith(text, at + 1, word, same + 1)) return at + rest;
  if (continuesWith(text, at + 1, word, same)) return at + rest + 1;
  return isSwapped(text, at, word, same) ? at + rest : -1;
}

/** Prefilter: the first two letters rule out most words with any kind of typo. */
function beginsOtherwise(text: string, start: number, word: string): boolean {
  const second = word.charCodeAt(1);
  const next = text.charCodeAt(start + 1);
  const isOtherFirst = text.charCodeAt(start) !== second;
  return isOtherFirst && next !== second && next !== word.charCodeAt(0);
}

/** Whether the two texts are at most one such edit apart. */
export function isNearlyEqual(text: string, word: string): boolean {
  if (!mayHoldTypo(word) || Math.abs(text.length - word.length) > 1) return text === word;
  const same = countSame(text, 0, word);
  const longer = text.length - word.length;
  // The different letter is passed over in the longer text, in both of equal length.
  return (
    continuesWith(text, same + Number(longer >= 0), word, same + Number(longer <= 0)) ||
    (longer === 0 && isSwapped(text, same, word, same))
  );
}

function countSame(text: string, start: number, word: string): number {
  let same = 0;
  while (same < word.length && text.charCodeAt(start + same) === word.charCodeAt(same))
    same++;
  return same;
}

/** Whether `word` from `index` on occurs in `text` at this place. */
function continuesWith(text: string, at: number, word: string, index: number): boolean {
  for (let next = index; next < word.length; next++)
    if (text.charCodeAt(at + next - index) !== word.charCodeAt(next)) return false;
  return true;
}

/** Whether the letters at the two places are swapped and the rest of `word` is equal. */
function isSwapped(text: string, at: number, word: string, index: number): boolean {
  return (
    index + 1 < word.length &&
    text.charCodeAt(at) === word.charCodeAt(index + 1) &&
    text.charCodeAt(at + 1) === word.charCodeAt(index) &&
    continuesWith(text, at + 2, word, index + 2)
  );
}
