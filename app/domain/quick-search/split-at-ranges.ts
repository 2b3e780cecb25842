/** Start and end of a place in a text. */
export type Range = readonly [start: number, end: number];

export interface TitlePart {
  text: string;
  isMatch: boolean;
}

/** Splits the text at ranges, which may touch and overlap; matches that do are one part. */
export function splitAtRanges(text: string, ranges: readonly Range[]): TitlePart[] {
  const parts: TitlePart[] = [];
  let done = 0;
  function add(end: number, isMatch: boolean) {
    if (end <= done) return;
    const added = text.slice(done, end);
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) last.text += added;
    else parts.push({ text: added, isMatch });
    done = end;
  }
  for (const [start, end] of [...ranges].sort((a, b) => a[0] - b[0])) {
    add(start, false);
    add(end, true);
  }
  add(text.length, false);
  return parts;
}
