/** Words below this many letters stand for too many others. */
const SHORTEST_WORD = 4;

/**
 * Where in `text`, beginning at `start`, stands `word` with one letter too many, too few or
 * wrong, or with two neighbours swapped. Returns the end of that place, or -1. A word without
 * any mistake is found too.
 */
export function findTypoEnd(text: string, start: number, word: string): number {
  if (word.length < SHORTEST_WORD)
    return text.startsWith(word, start) ? start + word.length : -1;
  const same = countSame(text, start, word);
  const rest = word.length - same;
  if (rest === 0) return start + same;
  const at = start + same;
  // What comes before the first difference is equal, so the mistake is there or nowhere.
  if (text.startsWith(word.slice(same + 1), at)) return at + rest - 1;
  if (at < text.length && text.startsWith(word.slice(same + 1), at + 1)) return at + rest;
  if (text.startsWith(word.slice(same), at + 1)) return at + rest + 1;
  return isSwapped(text, at, word, same) ? at + rest : -1;
}

/** Whether the two are equal but for one such mistake. */
export function isNearlyEqual(text: string, word: string): boolean {
  if (word.length < SHORTEST_WORD || Math.abs(text.length - word.length) > 1)
    return text === word;
  const same = countSame(text, 0, word);
  if (same === word.length) return true;
  const rest = word.slice(same + 1);
  const textRest = text.slice(same);
  return (
    textRest === rest ||
    textRest.slice(1) === rest ||
    textRest.slice(1) === word.slice(same) ||
    (isSwapped(text, same, word, same) && text.length === word.length)
  );
}

function countSame(text: string, start: number, word: string): number {
  let same = 0;
  while (same < word.length && text.charCodeAt(start + same) === word.charCodeAt(same))
    same++;
  return same;
}

/** Whether the letters at the two places are swapped, and all that follow in `word` are equal. */
function isSwapped(text: string, at: number, word: string, index: number): boolean {
  return (
    index + 1 < word.length &&
    text.charCodeAt(at) === word.charCodeAt(index + 1) &&
    text.charCodeAt(at + 1) === word.charCodeAt(index) &&
    text.startsWith(word.slice(index + 2), at + 2)
  );
}
