import { findTypoEnd, isNearlyEqual, mayHoldTypo } from "./find-typo";
import { parseQuery, toOtherSpelling, type QuickQuery } from "./parse-query";
import { squeeze, type IndexedTitle, type TitleIndex } from "./prepare-titles";
import { NAME_RANK, rankBeside, rankLine, RANKS } from "./rank-line";
import { splitAtRanges, type Range, type TitlePart } from "./split-at-ranges";

/** Titles with a typo are added only below this number of exact matches. */
const ENOUGH_TITLES = 3;

export interface TitleMatch extends IndexedTitle {
  /** The title split into matches and the text between them. */
  parts: TitlePart[];
  /** True for a match with a typo; these come last. */
  isNear: boolean;
}

/**
 * The first `limit` titles that contain every word of the text, whatever their accents and apostrophes, or are named by
 * it beside a word for their kind or area, by rank (rank-line.ts), then in index order. When there are few and none has
 * this name, titles with one typo per word follow. When none contains the text as typed, its other spelling is
 * searched for (toOtherSpelling).
 */
export function searchTitles(
  index: TitleIndex,
  typed: string,
  limit: number,
): TitleMatch[] {
  const query = parseQuery(typed);
  if (!query) return [];
  const exact = listExact(index, query, limit);
  const spelled = toOtherSpelling(typed);
  if (exact.length === 0 && spelled !== typed) {
    const found = searchTitles(index, spelled, limit);
    if (found[0]?.isNear === false) return found;
  }
  const near = isEnough(index, query, exact)
    ? []
    : listNear(index, query, new Set(exact));
  return [
    ...exact.map((line) =>
      toMatch(index, line, {
        ranges: listExactRanges(index, line, query),
        isNear: false,
      }),
    ),
    ...near.slice(0, limit - exact.length).map((line) =>
      toMatch(index, line, {
        ranges: listNearRanges(index, line, query),
        isNear: true,
      }),
    ),
  ];
}

function isEnough(index: TitleIndex, query: QuickQuery, exact: readonly number[]) {
  const [best] = exact;
  if (best === undefined) return false;
  return exact.length >= ENOUGH_TITLES || rankLine(index, best, query) <= NAME_RANK;
}

function listExact(index: TitleIndex, query: QuickQuery, limit: number): number[] {
  const { titles } = index;
  const [longest = ""] = query.words.toSorted((a, b) => b.length - a.length);
  const byRank = Array.from({ length: RANKS }, (): number[] => []);
  for (let line = 0; line < titles.length; line++) {
    const title = titles[line] ?? "";
    const hasAll =
      title.includes(longest) && query.words.every((word) => title.includes(word));
    const rank = hasAll ? rankLine(index, line, query) : rankBeside(index, line, query);
    if (rank !== null) byRank[rank]?.push(line);
  }
  return byRank.flat().slice(0, limit);
}

/** All lines that match with a typo; those whose whole name matches come first. */
function listNear(
  index: TitleIndex,
  { words, squeezed }: QuickQuery,
  exact: ReadonlySet<number>,
): number[] {
  const whole: number[] = [];
  const others: number[] = [];
  for (let line = 0; line < index.titles.length; line++) {
    if (exact.has(line) || !words.every((word) => findNear(index, line, word))) continue;
    const isNearlyWhole =
      isNearlyEqual(index.names[line] ?? "", squeezed) ||
      isNearlyEqual(index.leaves[line] ?? "", squeezed);
    (isNearlyWhole ? whole : others).push(line);
  }
  return [...whole, ...others];
}

/**
 * Place of a word in a title, exact or with a typo. A match with a typo must begin at a
 * word start.
 */
function findNear(index: TitleIndex, line: number, word: string): Range | null {
  const { titles, starts, firstStarts } = index;
  const title = titles[line] ?? "";
  const at = title.indexOf(word);
  if (at >= 0) return [at, at + word.length];
  if (!mayHoldTypo(squeeze(word))) return null;
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
  { ranges, isNear }: { ranges: readonly Range[]; isNear: boolean },
): TitleMatch {
  const { title, url } = entries[line] ?? { title: "", url: "" };
  // If the lower-case title has another length, its positions do not apply to the title.
  const isSame = titles[line]?.length === title.length;
  return { title, url, parts: splitAtRanges(title, isSame ? ranges : []), isNear };
}
