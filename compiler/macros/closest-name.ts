/**
 * The candidate that a misspelt name most likely means: at most a third of its letters may
 * differ (two at the most). Null when none is that close. Case counts as no difference.
 */
export function findClosestName(
  name: string,
  candidates: Iterable<string>,
): string | null {
  const wanted = name.toLowerCase();
  let limit = Math.min(2, Math.floor(wanted.length / 3));
  let closest: string | null = null;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - wanted.length) > limit) continue;
    const distance = countEdits(wanted, candidate.toLowerCase(), limit);
    if (distance > limit) continue;
    closest = candidate;
    if (distance === 0) break;
    limit = distance - 1;
  }
  return closest;
}

/** Edits (insert, delete, replace, swap of neighbours) between two words; gives up above `limit`. */
function countEdits(from: string, to: string, limit: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      current.push(countCell({ from, to, row, column, current, last, beforeLast }));
    }
    if (Math.min(...current) > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return last[to.length] ?? limit + 1;
}

interface EditCell {
  from: string;
  to: string;
  row: number;
  column: number;
  current: readonly number[];
  last: readonly number[];
  beforeLast: readonly number[];
}

function countCell({
  from,
  to,
  row,
  column,
  current,
  last,
  beforeLast,
}: EditCell): number {
  const at = (numbers: readonly number[], index: number) => numbers[index] ?? Infinity;
  const same = from[row - 1] === to[column - 1];
  const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
  return Math.min(
    at(current, column - 1) + 1,
    at(last, column) + 1,
    at(last, column - 1) + (same ? 0 : 1),
    swapped ? at(beforeLast, column - 2) + 1 : Infinity,
  );
}
