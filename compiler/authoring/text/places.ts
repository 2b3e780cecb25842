const LINE_ENDS = /\r\n|\r|\n/g;

/**
 * Returns a function from a 1-based line to the offsets of its text, without the line end; null
 * for a line that the text lacks. Counts lines as the compiler does, which reads `\r\n` and `\r`
 * as one line end.
 */
export function createLineIndex(
  text: string,
): (line: number) => { start: number; end: number } | null {
  const ends = [...text.matchAll(LINE_ENDS)];
  return (line) => {
    if (line < 1 || line > ends.length + 1) return null;
    const before = ends[line - 2];
    const bom = text.startsWith("\uFEFF") ? 1 : 0;
    const start = before ? before.index + before[0].length : bom;
    return { start, end: ends[line - 1]?.index ?? text.length };
  };
}

/** Returns the line end that a text uses most, `\n` for a single line. */
export function getLineEnd(text: string): string {
  const windows = text.split("\r\n").length - 1;
  return windows * 2 > text.split("\n").length - 1 ? "\r\n" : "\n";
}

/** A replacement of a part of a text. */
export interface Edit {
  start: number;
  end: number;
  replacement: string;
}

/** Applies edits; one that overlaps an earlier one, or repeats it, is left out. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = "";
  let done = 0;
  for (const { start, end, replacement } of edits.toSorted(byPlace)) {
    if (start < done) continue;
    result += text.slice(done, start) + replacement;
    done = end;
  }
  return result + text.slice(done);
}

function byPlace(one: Edit, other: Edit): number {
  return one.start - other.start || one.end - other.end;
}
