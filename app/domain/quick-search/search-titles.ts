import { findTypoEnd, isNearlyEqual, mayHoldTypo } from "./find-typo";
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
  const exact = listExact(index, query, limit);
  const near = exact.length < limit ? listNear(index, query, new Set(exact)) : [];
  return [
    ...exact.map((line) => toMatch(index, line, listExactRanges(index, line, query))),
    ...near
      .slice(0, limit - exact.length)
      .map((line) => toMatch(index, line, listNearRanges(index, line, query))),
  ];
}

/** Comparing whole texts is cheap; looking into them stops as soon as there are enough. */
function listExact(index: TitleIndex, query: QuickQuery, limit: number): number[] {
  const { titles } = index;
  const isFound = (line: number) =>
    query.words.every((word) => titles[line]?.includes(word));
  const found = new Set<number>();
  for (let line = 0; line < titles.length && found.size < limit; line++)
    if (isWhole(index, line, query) && isFound(line)) found.add(line);
  for (let line = 0; line < titles.length && found.size < limit; line++)
    if (isFound(line)) found.add(line);
  return [...found];
}

function isWhole({ titles, segments }: TitleIndex, line: number, { text }: QuickQuery) {
  return titles[line] === text || segments[line] === text;
}

/** All lines with a mistake, those first that are nothing else than the text. */
function listNear(
  index: TitleIndex,
  { text, words }: QuickQuery,
  exact: ReadonlySet<number>,
): number[] {
  const whole: number[] = [];
  const others: number[] = [];
  for (let line = 0; line < index.titles.length; line++) {
    if (exact.has(line) || !words.every((word) => findNear(index, line, word))) continue;
    const isNearlyWhole =
      isNearlyEqual(index.titles[line] ?? "", text) ||
      isNearlyEqual(index.segments[line] ?? "", text);
    (isNearlyWhole ? whole : others).push(line);
  }
  return [...whole, ...others];
}

/** The place of a word, mistaken perhaps, in a title: mistaken ones begin where a word does. */
function findNear(index: TitleIndex, line: number, word: string): Range | null {
  const { titles, starts, firstStarts } = index;
  const title = titles[line] ?? "";
  const at = title.indexOf(word);
  if (at >= 0) return [at, at + word.length];
  if (!mayHoldTypo(word)) return null;
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
