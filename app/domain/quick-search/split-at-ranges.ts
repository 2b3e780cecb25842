/** Start and end of a place in a text. */
export type Range = readonly [start: number, end: number];

export interface TitlePart {
  text: string;
  isMatch: boolean;
}

/** Splits the text at ranges, which may overlap. */
export function splitAtRanges(text: string, ranges: readonly Range[]): TitlePart[] {
  const parts: TitlePart[] = [];
  let done = 0;
  function add(end: number, isMatch: boolean) {
    if (end > done) parts.push({ text: text.slice(done, end), isMatch });
    done = Math.max(done, end);
  }
  for (const [start, end] of mergeRanges(ranges)) {
    add(start, false);
    add(end, true);
  }
  add(text.length, false);
  return parts;
}

/** Sorts the ranges and joins those that touch or overlap. */
function mergeRanges(ranges: readonly Range[]): Range[] {
  const merged: Range[] = [];
  for (const [start, end] of [...ranges].sort((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last && start <= last[1])
      merged[merged.length - 1] = [last[0], Math.max(last[1], end)];
    else merged.push([start, end]);
  }
  return merged;
}
