import type { Columns, NamedColumns } from "./columns";

/** Lists of whole numbers, such as the pages of each word. */
export interface Lists {
  read(at: number): Uint32Array;
}

/** Packs lists one behind the other, with the places where they begin in a column `{name}.from`. */
export function packLists(
  name: string,
  lists: readonly (readonly number[])[],
): NamedColumns {
  const starts = new Uint32Array(lists.length + 1);
  for (const [at, { length }] of lists.entries())
    starts[at + 1] = (starts[at] ?? 0) + length;
  const items = new Uint32Array(starts.at(-1) ?? 0);
  for (const [at, list] of lists.entries()) items.set(list, starts[at]);
  return { [`${name}.from`]: starts, [name]: items };
}

/** Opens packed lists; what is read is a view of the block, and no copy. */
export function openLists(columns: Columns, name: string): Lists {
  const starts = columns.numbers(`${name}.from`);
  const items = columns.numbers(name);
  return { read: (at) => items.subarray(starts[at], starts[at + 1]) };
}

/** Returns the index of the last of these ascending numbers that is at most `most`. */
export function findLast(numbers: Uint32Array, most: number): number {
  let low = 0;
  let high = numbers.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if ((numbers[middle] ?? 0) <= most) low = middle;
    else high = middle - 1;
  }
  return low;
}
