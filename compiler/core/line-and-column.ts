export interface Location {
  line: number;
  column: number;
}

/**
 * Tells line and column (1-based) of offsets in a text whose first line is `firstLine` of its
 * file. The lines are only counted when the first question comes.
 */
export function createLocator(
  text: string,
  firstLine: number,
): (offset: number) => Location {
  let starts: number[] | null = null;
  return (offset) => {
    starts ??= findLineStarts(text);
    const line = findLastAtMost(starts, offset);
    return { line: firstLine + line, column: offset - (starts[line] ?? 0) + 1 };
  };
}

function findLineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1))
    starts.push(at + 1);
  return starts;
}

/** Index of the last number that is not greater than `limit`, by bisection. */
function findLastAtMost(sorted: readonly number[], limit: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((sorted[middle] ?? 0) <= limit) low = middle;
    else high = middle - 1;
  }
  return low;
}
