import { escapeText } from "~/domain/text/escape-html";
import { findWord, foldInPlace, type TextRange } from "~/domain/search/find-words";
import type { ParsedQuery } from "./parse-query";
import type { MarkedText } from "./search-service";

/** What may stand between two parts of one name, such as Array.prototype.map. */
const JOINT = /[^\p{L}\p{N}\s]/u;

/** Finds the words of a query in texts. */
export interface Matcher {
  /** Where they stand, in order; parts of one name together. */
  find(text: string): TextRange[];
  /** Whether all of them stand in this text. */
  findAll(text: string): boolean;
  /** Whether one of them may be in this text or HTML: quicker, and true too often. */
  mayFind(text: string): boolean;
}

export function createMatcher({ words }: Pick<ParsedQuery, "words">): Matcher {
  const forms = [...new Set(words.flat().map(foldInPlace))];
  return {
    find(text) {
      const folded = foldInPlace(text);
      return join(
        forms.flatMap((form) => findWord(folded, form)),
        text,
      );
    },
    findAll(text) {
      const folded = foldInPlace(text);
      return words.every((each) =>
        each.some((form) => findWord(folded, foldInPlace(form)).length > 0),
      );
    },
    mayFind(text) {
      const folded = foldInPlace(text);
      return forms.some((form) => folded.includes(escapeText(form)));
    },
  };
}

/** Ranges that overlap, or that one sign divides, are one. */
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

/** Cuts a text into what lies outside and inside of matches, in turn. */
export function markMatches(text: string, matcher: Matcher): MarkedText {
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end } of matcher.find(text)) {
    pieces.push(text.slice(at, start), text.slice(start, end));
    at = end;
  }
  return [...pieces, text.slice(at)];
}

/** Whether anything in it is marked. */
export function hasMark(text: MarkedText): boolean {
  return text.length > 1;
}
