/**
 * Edit distance (insert, delete, replace, swap of neighbours) between two words, or
 * `limit + 1` when it is larger. Stops early and fills only cells that can stay below the
 * limit.
 */
export function countEdits(from: string, to: string, limit: number): number {
  if (from === to) return 0;
  if (Math.abs(from.length - to.length) > limit) return limit + 1;
  const tooMany = limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = fillRow({ from, to, row, last, beforeLast, limit });
    if (Math.min(...current) > limit) return tooMany;
    beforeLast = last;
    last = current;
  }
  return Math.min(last[to.length] ?? tooMany, tooMany);
}

interface EditRow {
  from: string;
  to: string;
  row: number;
  last: readonly number[];
  beforeLast: readonly number[];
  limit: number;
}

function fillRow({ from, to, row, last, beforeLast, limit }: EditRow): number[] {
  const current = new Array<number>(to.length + 1).fill(limit + 1);
  current[0] = row;
  const end = Math.min(to.length, row + limit);
  const none = limit + 1;
  for (let column = Math.max(1, row - limit); column <= end; column += 1) {
    const same = from[row - 1] === to[column - 1];
    const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
    current[column] = Math.min(
      (current[column - 1] ?? none) + 1,
      (last[column] ?? none) + 1,
      (last[column - 1] ?? none) + (same ? 0 : 1),
      swapped ? (beforeLast[column - 2] ?? none) + 1 : none,
    );
  }
  return current;
}
