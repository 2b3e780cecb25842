/** Words below this many letters stand for too many others. */
const SHORTEST_WORD = 4;

/** Whether a mistake in a word is forgiven at all. */
export function mayHoldTypo(word: string): boolean {
  return word.length >= SHORTEST_WORD;
}

/**
 * Where in `text`, beginning at `start`, stands `word` with one letter too many, too few or
 * wrong, or with two neighbours swapped. Returns the end of that place, or -1. A word without
 * any mistake is found too. Compares letters and makes no strings: it runs for every word of
 * every title.
 */
export function findTypoEnd(text: string, start: number, word: string): number {
  const same = countSame(text, start, word);
  const rest = word.length - same;
  const at = start + same;
  if (rest === 0) return at;
  if (!mayHoldTypo(word) || (same === 0 && beginsOtherwise(text, start, word))) return -1;
  // What comes before the first difference is equal, so the mistake is there or nowhere.
  if (continuesWith(text, at, word, same + 1)) return at + rest - 1;
  if (at < text.length && continuesWith(text, at + 1, word, same + 1)) return at + rest;
  if (continuesWith(text, at + 1, word, same)) return at + rest + 1;
  return isSwapped(text, at, word, same) ? at + rest : -1;
}

/** Most words are ruled out by their first two letters, whatever the mistake. */
function beginsOtherwise(text: string, start: number, word: string): boolean {
  const second = word.charCodeAt(1);
  const next = text.charCodeAt(start + 1);
  const isOtherFirst = text.charCodeAt(start) !== second;
  return isOtherFirst && next !== second && next !== word.charCodeAt(0);
}

/** Whether the two are equal but for one such mistake. */
export function isNearlyEqual(text: string, word: string): boolean {
  if (!mayHoldTypo(word) || Math.abs(text.length - word.length) > 1) return text === word;
  const same = countSame(text, 0, word);
  const [left, leftInText] = [word.length - same, text.length - same];
  if (left === leftInText)
    return (
      continuesWith(text, same + 1, word, same + 1) || isSwapped(text, same, word, same)
    );
  return left > leftInText
    ? continuesWith(text, same, word, same + 1)
    : continuesWith(text, same + 1, word, same);
}

function countSame(text: string, start: number, word: string): number {
  let same = 0;
  while (same < word.length && text.charCodeAt(start + same) === word.charCodeAt(same))
    same++;
  return same;
}

/** Whether all of `word` from `index` on stands in `text` at this place. */
function continuesWith(text: string, at: number, word: string, index: number): boolean {
  for (let next = index; next < word.length; next++)
    if (text.charCodeAt(at + next - index) !== word.charCodeAt(next)) return false;
  return true;
}

/** Whether the letters at the two places are swapped, and all that follow in `word` are equal. */
function isSwapped(text: string, at: number, word: string, index: number): boolean {
  return (
    index + 1 < word.length &&
    text.charCodeAt(at) === word.charCodeAt(index + 1) &&
    text.charCodeAt(at + 1) === word.charCodeAt(index) &&
    continuesWith(text, at + 2, word, index + 2)
  );
}
