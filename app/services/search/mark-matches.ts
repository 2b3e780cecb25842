import {
  listWordRanges,
  foldInPlace,
  type TextRange,
} from "~/domain/search/list-word-ranges";
import type { ParsedQuery } from "./parse-query";
import type { MarkedText } from "./search-service";

/** A character that may join two parts of a name, as in Array.prototype.map. */
const JOINT = /[^\p{L}\p{N}\s]/u;

/** Finds the words of a query in texts. */
export interface Matcher {
  /**
   * Returns the ranges of matches in order; parts of one name are joined. `folded` is the text folded
   * in place, where that is known.
   */
  find(text: string, folded?: string): TextRange[];
  /** Tells whether the text contains all words. */
  hasAll(text: string): boolean;
}

export function createMatcher({ words }: Pick<ParsedQuery, "words">): Matcher {
  const forms = [...new Set(words.flat().map(foldInPlace))];
  return {
    find(text, folded = foldInPlace(text)) {
      return join(
        forms.flatMap((form) => listWordRanges(folded, form)),
        text,
      );
    },
    hasAll(text) {
      const folded = foldInPlace(text);
      return words.every((each) =>
        each.some((form) => listWordRanges(folded, foldInPlace(form)).length > 0),
      );
    },
  };
}

/** Joins ranges that overlap, touch, or are separated by a single joint. */
function join(ranges: TextRange[], text: string): TextRange[] {
  const joined: TextRange[] = [];
  for (const range of ranges.sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = joined.at(-1);
    const gap = last ? text.slice(last.end, range.start) : "";
    const isNext = gap === "" || (gap.length === 1 && JOINT.test(gap));
    if (last && (range.start <= last.end || isNext))
      last.end = Math.max(last.end, range.end);
    else joined.push({ ...range });
  }
  return joined;
}

/** Splits a text into alternating pieces outside and inside of matches. */
export function markMatches(text: string, matcher: Matcher): MarkedText {
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end } of matcher.find(text)) {
    pieces.push(text.slice(at, start), text.slice(start, end));
    at = end;
  }
  return [...pieces, text.slice(at)];
}

/** Tells whether the text has a match. */
export function hasMark(text: MarkedText): boolean {
  return text.length > 1;
}
