/** Upper bound of line numbers, above any real code block. */
const MAX_LINE = 10_000;
const RANGES = /^\d+(?:-\d+)?(?:,\d+(?:-\d+)?)*$/;

/** Attribute of a code block that names its highlighted lines. */
export const MARKED_LINES = "data-lines";

/** Line numbers, 1-based: `2,4-6` gives 2, 4, 5 and 6; null for other texts. */
export function parseMarkedLines(written: string): ReadonlySet<number> | null {
  if (!RANGES.test(written)) return null;
  const lines = new Set<number>();
  for (const range of written.split(",")) {
    const [first = 0, last = first] = range.split("-").map(Number);
    for (let line = first; line <= Math.min(last, MAX_LINE); line++) lines.add(line);
  }
  return lines;
}
