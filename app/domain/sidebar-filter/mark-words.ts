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
  const texts = pieces.map(toText);
  const isMarked = findPlaces(texts.map(({ folded }) => folded).join(""), words);
  if (!isMarked) return null;
  let start = 0;
  return texts.map(({ characters, folded }) => {
    const html = wrapMarked(characters, isMarked, start);
    start += folded.length;
    return html;
  });
}

interface Text {
  /** As many letters as there are characters. */
  folded: string;
  /** A letter or an entity each. */
  characters: string | readonly string[];
}

/** Most pieces are letters alone, which need no list: a keystroke folds a thousand of them. */
function toText(piece: string): Text {
  const folded = piece.includes("&") ? "" : foldLetters(piece);
  if (folded.length === piece.length) return { folded, characters: piece };
  const characters = piece.match(CHARACTER) ?? [];
  return { folded: characters.map(foldCharacter).join(""), characters };
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
  if (!words.every((word) => text.includes(word))) return null;
  const isMarked = new Array<boolean>(text.length).fill(false);
  for (const word of words)
    for (
      let at = text.indexOf(word);
      at !== -1;
      at = text.indexOf(word, at + word.length)
    )
      isMarked.fill(true, at, at + word.length);
  return isMarked;
}

/** @param start Place of the first character among all marks. */
function wrapMarked(
  characters: Text["characters"],
  isMarked: readonly boolean[],
  start: number,
): string {
  let html = "";
  let isOpen = false;
  for (let at = 0; at < characters.length; at++) {
    const opens = isMarked[start + at] ?? false;
    if (opens !== isOpen) html += opens ? "<mark>" : "</mark>";
    html += characters[at] ?? "";
    isOpen = opens;
  }
  return isOpen ? `${html}</mark>` : html;
}
