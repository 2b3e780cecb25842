import { findTypoEnd, isNearlyEqual } from "./find-typo";
import { parseQuery, type QuickQuery } from "./parse-query";
import type { IndexedTitle, TitleIndex } from "./prepare-titles";
import { splitAtRanges, type Range, type TitlePart } from "./split-at-ranges";

export interface TitleMatch extends IndexedTitle {
  /** The title in pieces: those that were typed, and those between them. */
  parts: TitlePart[];
}

/**
 * The first `limit` titles that hold every word of the text. Those whose title, or last segment
 * of the URL, is the text itself come first; else the order is the index's. Places that stay
 * free go to titles that hold every word but for one mistake in it.
 */
export function searchTitles(
  index: TitleIndex,
  typed: string,
  limit: number,
): TitleMatch[] {
  const query = parseQuery(typed);
  if (!query) return [];
  const exact = pickLines(index, limit, (line) => rankExact(index, line, query));
  const free = limit - exact.length;
  const near = pickLines(index, free, (line) => rankNear(index, line, query));
  return [
    ...exact.map((line) => toMatch(index, line, listExactRanges(index, line, query))),
    ...near.map((line) => toMatch(index, line, listNearRanges(index, line, query))),
  ];
}

/** How good a line is: the first kind comes before all others. */
type Rank = "first" | "other" | null;

function pickLines(
  { titles }: TitleIndex,
  limit: number,
  rank: (line: number) => Rank,
): number[] {
  const first: number[] = [];
  const others: number[] = [];
  for (let line = 0; line < titles.length && first.length < limit; line++) {
    const found = rank(line);
    if (found === "first") first.push(line);
    else if (found === "other" && others.length < limit) others.push(line);
  }
  return [...first, ...others].slice(0, limit);
}

function rankExact(index: TitleIndex, line: number, { text, words }: QuickQuery): Rank {
  const title = index.titles[line] ?? "";
  if (!words.every((word) => title.includes(word))) return null;
  return title === text || index.segments[line] === text ? "first" : "other";
}

function rankNear(index: TitleIndex, line: number, query: QuickQuery): Rank {
  const title = index.titles[line] ?? "";
  const { text, words } = query;
  if (words.every((word) => title.includes(word))) return null;
  if (!words.every((word) => findNear(index, line, word))) return null;
  const isWhole =
    isNearlyEqual(title, text) || isNearlyEqual(index.segments[line] ?? "", text);
  return isWhole ? "first" : "other";
}

/** The place of a word, mistaken perhaps, in a title: mistaken ones begin where a word does. */
function findNear(index: TitleIndex, line: number, word: string): Range | null {
  const { titles, starts, firstStarts } = index;
  const title = titles[line] ?? "";
  const at = title.indexOf(word);
  if (at >= 0) return [at, at + word.length];
  const end = firstStarts[line + 1] ?? 0;
  for (let next = firstStarts[line] ?? 0; next < end; next++) {
    const start = starts[next] ?? 0;
    const typoEnd = findTypoEnd(title, start, word);
    if (typoEnd > start) return [start, typoEnd];
  }
  return null;
}

function listExactRanges(index: TitleIndex, line: number, { words }: QuickQuery) {
  const title = index.titles[line] ?? "";
  return words.flatMap((word) => listRanges(title, word));
}

function listRanges(title: string, word: string): Range[] {
  const ranges: Range[] = [];
  for (let at = title.indexOf(word); at >= 0; at = title.indexOf(word, at + 1))
    ranges.push([at, at + word.length]);
  return ranges;
}

function listNearRanges(index: TitleIndex, line: number, { words }: QuickQuery) {
  return words.flatMap((word) => {
    const range = findNear(index, line, word);
    return range ? [range] : [];
  });
}

function toMatch(
  { entries, titles }: TitleIndex,
  line: number,
  ranges: readonly Range[],
): TitleMatch {
  const { title, url } = entries[line] ?? { title: "", url: "" };
  // Where lower case has another length, its places say nothing about the title.
  const isSame = titles[line]?.length === title.length;
  return { title, url, parts: splitAtRanges(title, isSame ? ranges : []) };
}
