import { countEdits } from "~/domain/search/count-edits";
import { getOrCreate } from "~/domain/text/get-or-create";

/** From these lengths on, one edit and two edits still mean the same word. */
const SHORTEST_FOR_ONE = 3;
const SHORTEST_FOR_TWO = 8;

export interface CloseName {
  name: string;
  edits: number;
}

/** Names to compare a misspelt one with. */
export interface CloseNames {
  /**
   * Names at most so many edits away, the closest first; never the name itself. One or two edits
   * where nothing else is said.
   */
  list(name: string, mostEdits?: number): CloseName[];
}

/** Names of one length, in lists side by side: an object for each would take three times the memory. */
interface NameGroup {
  names: string[];
  letters: number[];
  /** Their places in the list of all names. */
  orders: number[];
}

/**
 * Compares with the names of nearly the same length, and looks closely at few: each edit changes
 * for two letters at most whether their number is odd, which one number for each name tells at
 * once.
 */
export function createCloseNames(names: readonly string[]): CloseNames {
  const groups = groupByLength(names);
  return {
    list(name, limit = countAllowed(name)) {
      if (limit === 0) return [];
      const found: FoundName[] = [];
      for (let by = -limit; by <= limit; by += 1)
        found.push(...listClose(groups.get(name.length + by), { name, limit }));
      found.sort((a, b) => a.edits - b.edits || a.order - b.order);
      return found.map((each) => ({ name: each.name, edits: each.edits }));
    },
  };
}

function groupByLength(names: readonly string[]): Map<number, NameGroup> {
  const groups = new Map<number, NameGroup>();
  for (const [order, name] of names.entries()) {
    const group = getOrCreate(groups, name.length, () => ({
      ...{ names: [], letters: [], orders: [] },
    }));
    group.names.push(name);
    group.letters.push(oddLetters(name));
    group.orders.push(order);
  }
  return groups;
}

interface FoundName extends CloseName {
  /** Of names equally near, the one given first comes first. */
  order: number;
}

function listClose(
  group: NameGroup | undefined,
  { name, limit }: { name: string; limit: number },
): FoundName[] {
  const wanted = oddLetters(name);
  const found: FoundName[] = [];
  for (const [at, letters] of group?.letters.entries() ?? []) {
    if (countBits(letters ^ wanted) > 2 * limit) continue;
    const other = group?.names[at] ?? "";
    const edits = countEdits(name, other, limit);
    if (edits > 0 && edits <= limit)
      found.push({ name: other, edits, order: group?.orders[at] ?? 0 });
  }
  return found;
}

function countAllowed({ length }: string): 0 | 1 | 2 {
  if (length >= SHORTEST_FOR_TWO) return 2;
  return length >= SHORTEST_FOR_ONE ? 1 : 0;
}

/** A bit for each letter that stands an odd number of times; other characters share them. */
function oddLetters(name: string): number {
  let odd = 0;
  for (let at = 0; at < name.length; at += 1) odd ^= 1 << (name.charCodeAt(at) % 32);
  return odd;
}

/** Of a number of 32 bits: sums of pairs, of fours, of eights, then of all. */
function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
