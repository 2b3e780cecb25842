import { isOfKind } from "../search/page-kinds";
import type { QuickQuery } from "./parse-query";
import type { TitleIndex } from "./prepare-titles";

const HYPHEN = 45;
const UNDERSCORE = 95;

/** Number of ranks. */
export const RANKS = 6;
/** Up to this rank, the text is the name of the page. */
export const NAME_RANK = 1;
const AREA_RANK = 3;

/**
 * Rank of a title for the query; 0 is best. 0: the text is the title or the last segment
 * of the URL. 1: it is that except for spaces (`box shadow`), or the last two segments
 * (`array map`), or has a word for the page's kind beside it (`float property`), which need
 * not be in the title. 2: every word is a whole word. 3: it begins the name, or one of its
 * words is the last segment (`arr map`), or its area is beside it (`css float`). 4: every
 * word begins a word. 5: it contains them elsewhere. Punctuation does not count in names:
 * `has` is `:has()`.
 */
export function rankLine(index: TitleIndex, line: number, query: QuickQuery): number {
  const { text, squeezed, words } = query;
  if (index.titles[line] === text || index.segments[line] === text) return 0;
  const [name = "", leaf = "", place = ""] = [
    index.names[line],
    index.leaves[line],
    index.places[line],
  ];
  const isNamed = squeezed !== "";
  if (isNamed && (name === squeezed || leaf === squeezed))
    return words.length === 1 ? 0 : NAME_RANK;
  if (isNamed && place === squeezed) return NAME_RANK;
  const beside = rankBeside(index, line, query);
  if (beside === NAME_RANK) return NAME_RANK;
  if (words.every((word) => hasWholeWord(index, line, word))) return 2;
  if (beside !== null) return beside;
  if (isNamed && [name, leaf, place].some((each) => each.startsWith(squeezed))) return 3;
  if (!words.every((word) => hasWordStart(index, line, word))) return 5;
  return words.includes(leaf) ? 3 : 4;
}

/**
 * Rank of a page whose last segment is the text but for a word at one end, which tells the
 * page's kind (`float property`) or its area (`css float`); null for others. Guides come
 * before the latter: `css grid`.
 */
export function rankBeside(
  { entries, leaves }: TitleIndex,
  line: number,
  { words, squeezed }: QuickQuery,
): number | null {
  const leaf = leaves[line];
  if (!leaf || !squeezed.includes(leaf)) return null;
  const url = entries[line]?.url.toLowerCase() ?? "";
  for (const kind of words) {
    if (leaf + kind !== squeezed && kind + leaf !== squeezed) continue;
    if (isOfKind(url, kind)) return NAME_RANK;
    if (url.includes(`/web/${kind}/`)) return AREA_RANK;
  }
  return null;
}

/**
 * A name is one word: `flatMap` has no whole word `map`, and `grid-area` no whole word
 * `grid`.
 */
function hasWholeWord({ titles }: TitleIndex, line: number, word: string): boolean {
  const title = titles[line] ?? "";
  for (let at = title.indexOf(word); at >= 0; at = title.indexOf(word, at + 1)) {
    const isStart = !isInWord(title, at) || !isInWord(title, at - 1);
    const end = at + word.length;
    if (isStart && (!isInWord(title, end - 1) || !isInWord(title, end))) return true;
  }
  return false;
}

function hasWordStart(
  { titles, starts, firstStarts }: TitleIndex,
  line: number,
  word: string,
): boolean {
  const title = titles[line] ?? "";
  const end = firstStarts[line + 1] ?? 0;
  for (let next = firstStarts[line] ?? 0; next < end; next++)
    if (title.startsWith(word, starts[next])) return true;
  return false;
}

/**
 * Lower-case letters, digits, joiners of names (`-`, `_`) and all characters beyond
 * ASCII.
 */
function isInWord(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return (
    (code >= 97 && code <= 122) ||
    (code >= 48 && code <= 57) ||
    code > 127 ||
    code === HYPHEN ||
    code === UNDERSCORE
  );
}
