export interface Location {
  line: number;
  column: number;
}

/**
 * Returns a function from an offset to its line and column, both 1-based; the text begins at
 * line `firstLine` of its file. Counts lines at the first call.
 */
export function createLocator(
  text: string,
  firstLine: number,
): (offset: number) => Location {
  let starts: number[] | null = null;
  return (offset) => {
    starts ??= listLineStarts(text);
    const line = findLastAtMost(starts, offset);
    return { line: firstLine + line, column: offset - (starts[line] ?? 0) + 1 };
  };
}

function listLineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1))
    starts.push(at + 1);
  return starts;
}

/** Bisects for the index of the last number that is not greater than `limit`. */
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
