import { countEdits } from "~/domain/search/count-edits";
import { getOrCreate } from "~/domain/text/get-or-create";

/** Shortest names for which one or two edits count as a misspelling. */
const SHORTEST_FOR_ONE = 3;
const SHORTEST_FOR_TWO = 8;

export interface CloseName {
  name: string;
  edits: number;
}

/** Approximate look-up of names. */
export interface CloseNames {
  /**
   * Lists names within `mostEdits` (by default one or two, depending on length), closest first;
   * excludes the name itself.
   */
  list(name: string, mostEdits?: number): CloseName[];
}

/** Names of one length, as parallel arrays, because objects would take three times the memory. */
interface NameGroup {
  names: string[];
  letters: number[];
  /** Indexes in the list of all names. */
  orders: number[];
}

/**
 * Compares only names of similar length that pass a prefilter: a parity bitmask of letter counts,
 * in which one edit flips at most two bits.
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
  /** Tie-breaker: index in the list of all names. */
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

/** Returns the parity bitmask of letter counts; characters share bits modulo 32. */
function oddLetters(name: string): number {
  let odd = 0;
  for (let at = 0; at < name.length; at += 1) odd ^= 1 << (name.charCodeAt(at) % 32);
  return odd;
}

/** Counts the set bits of a 32-bit integer (SWAR popcount). */
function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
