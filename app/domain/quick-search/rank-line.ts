import type { QuickQuery } from "./parse-query";
import type { TitleIndex } from "./prepare-titles";

const HYPHEN = 45;
const UNDERSCORE = 95;

/** How many ranks there are. */
export const RANKS = 6;
/** Up to this one, the text is the name of the page. */
export const NAME_RANK = 1;

/**
 * How well a title that holds every word of the query fits it, from 0, the best, on: the text is
 * the title or the last segment of the URL; it is that but for its spaces (`box shadow`), or the
 * last two segments (`array map`); every word of it is a whole one; it begins the name, or
 * one of its words is the last segment (`arr map`); every word of it begins one; anything else. Signs don't count for names: `has` is `:has()`.
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
  if (words.every((word) => hasWholeWord(index, line, word))) return 2;
  if (isNamed && [name, leaf, place].some((each) => each.startsWith(squeezed))) return 3;
  if (!words.every((word) => hasWordStart(index, line, word))) return 5;
  return words.includes(leaf) ? 3 : 4;
}

/** A name is one word: there is no whole `map` in `flatMap`, nor a whole `grid` in `grid-area`. */
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

/** Letters and digits in lower case, what joins the words of a name, and all beyond ASCII. */
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
