/** More lines than any block of code that somebody reads. */
const MAX_LINE = 10_000;
const RANGES = /^\d+(?:-\d+)?(?:,\d+(?:-\d+)?)*$/;

/** The attribute of a block that says which of its lines are to be seen first. */
export const MARKED_LINES = "data-lines";

/** Numbers of lines, from 1: of `2,4-6` the second and the fourth to sixth; null for other texts. */
export function parseMarkedLines(written: string): ReadonlySet<number> | null {
  if (!RANGES.test(written)) return null;
  const lines = new Set<number>();
  for (const range of written.split(",")) {
    const [first = 0, last = first] = range.split("-").map(Number);
    for (let line = first; line <= Math.min(last, MAX_LINE); line++) lines.add(line);
  }
  return lines;
}
