import { foldLetters } from "../quick-search/fold-letters";

const CHARACTER = /&(?:#x?[0-9a-f]+|[a-z][a-z0-9]*);|[\s\S]/gi;

const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&nbsp;": " ",
};

/**
 * Puts `<mark>` around every occurrence of the words. The text comes as HTML split at its
 * tags, and a word may extend into the next piece.
 * @param words Folded (foldLetters).
 * @returns The pieces with marks; null when a word is missing.
 */
export function markWords(
  pieces: readonly string[],
  words: readonly string[],
): string[] | null {
  const characters = pieces.map((piece) => piece.match(CHARACTER) ?? []);
  const text = characters.flat().map(foldCharacter).join("");
  const isMarked = findPlaces(text, words);
  if (!isMarked) return null;
  let position = 0;
  return characters.map((list) => {
    const start = position;
    position += list.length;
    return wrapMarked(list, isMarked.slice(start, position));
  });
}

/**
 * Maps one character to one, so that positions in the text are positions in the pieces.
 */
function foldCharacter(character: string): string {
  const decoded = ENTITIES[character.toLowerCase()] ?? character;
  const folded = foldLetters(decoded);
  if (folded.length === 1) return folded;
  return decoded.length === 1 ? decoded : "\uFFFD";
}

function findPlaces(text: string, words: readonly string[]): boolean[] | null {
  const isMarked = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    let at = text.indexOf(word);
    if (at === -1) return null;
    for (; at !== -1; at = text.indexOf(word, at + word.length))
      isMarked.fill(true, at, at + word.length);
  }
  return isMarked;
}

function wrapMarked(characters: readonly string[], isMarked: readonly boolean[]): string {
  const wrapped = characters.map((character, at) => {
    if (!isMarked[at]) return character;
    const start = isMarked[at - 1] ? "" : "<mark>";
    return start + character + (isMarked[at + 1] ? "" : "</mark>");
  });
  return wrapped.join("");
}
