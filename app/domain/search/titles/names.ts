import { countEdits } from "../count-edits";
import type { Columns, NamedColumns, Texts } from "./columns";
import { findLast } from "./lists";

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

export interface Names extends CloseNames {
  /** Returns the number of a name in the packed list; null for a name that is not in it. */
  find(name: string): number | null;
  /** Lists the shortest names that begin with a text and go on, at most `most`. */
  listBegun(text: string, most: number): string[];
}

/** Packs distinct names by length, because a search compares only names of similar length. */
export function packNames(name: string, names: readonly string[]): NamedColumns {
  const byLength: number[][] = [];
  for (const [order, { length }] of names.entries())
    (byLength[length] ??= []).push(order);
  const orders = byLength.flat();
  const sorted = orders.map((order) => names[order] ?? "");
  return {
    [name]: sorted,
    [`${name}.letters`]: Uint32Array.from(sorted, oddLetters),
    [`${name}.orders`]: Uint32Array.from(orders),
  };
}

/**
 * Opens packed names. Compares only those that pass a prefilter: a parity bitmask of letter counts,
 * in which one edit flips at most two bits.
 */
export function openNames(columns: Columns, name: string): Names {
  const names: PackedNames = {
    texts: columns.texts(name),
    letters: columns.numbers(`${name}.letters`),
    orders: columns.numbers(`${name}.orders`),
  };
  const groups = groupByLength(names.texts);
  return {
    find(wanted) {
      const letters = oddLetters(wanted);
      const { from, to } = groups.get(wanted.length) ?? NO_GROUP;
      for (let at = from; at < to; at += 1)
        if (names.letters[at] === letters && names.texts.read(at) === wanted)
          return names.orders[at] ?? null;
      return null;
    },
    listBegun: (text, most) => listBegun(names.texts, text, most),
    list(wanted, limit = countAllowed(wanted)) {
      if (limit === 0) return [];
      const found: FoundName[] = [];
      for (let by = -limit; by <= limit; by += 1)
        addClose(found, names, {
          wanted,
          limit,
          group: groups.get(wanted.length + by) ?? NO_GROUP,
        });
      found.sort((a, b) => a.edits - b.edits || a.order - b.order);
      return found.map((each) => ({ name: each.name, edits: each.edits }));
    },
  };
}

/** Searches in one string, each line of which is a name; a name never has a line break. */
function listBegun({ all, starts, read }: Texts, text: string, most: number): string[] {
  const found: string[] = [];
  let at = all.startsWith(text) ? 0 : toNext(all, text, 0);
  while (at !== -1 && found.length < most) {
    const name = read(findLast(starts, at));
    if (name !== text) found.push(name);
    at = toNext(all, text, at);
  }
  return found;
}

/** Returns the place of the next name after `from` that begins with a text; -1 when there is none. */
function toNext(all: string, text: string, from: number): number {
  const at = all.indexOf(`\n${text}`, from);
  return at === -1 || at === all.length - 1 ? -1 : at + 1;
}

interface PackedNames {
  texts: Texts;
  letters: Uint32Array;
  orders: Uint32Array;
}

/** Names of one length: the first, and the one after the last. */
interface NameGroup {
  from: number;
  to: number;
}

const NO_GROUP: NameGroup = { from: 0, to: 0 };

function groupByLength({ length, starts }: Texts): Map<number, NameGroup> {
  const groups = new Map<number, NameGroup>();
  for (let from = 0, to = 1; from < length; from = to, to += 1) {
    const size = sizeOf(starts, from);
    while (to < length && sizeOf(starts, to) === size) to += 1;
    groups.set(size, { from, to });
  }
  return groups;
}

/** Returns the length of a text without the line break after it. */
function sizeOf(starts: Uint32Array, at: number): number {
  return (starts[at + 1] ?? 0) - (starts[at] ?? 0) - 1;
}

interface FoundName extends CloseName {
  /** Tie-breaker: index in the list of all names. */
  order: number;
}

function addClose(
  found: FoundName[],
  { texts, letters, orders }: PackedNames,
  { wanted, limit, group }: { wanted: string; limit: number; group: NameGroup },
): void {
  const mask = oddLetters(wanted);
  for (let at = group.from; at < group.to; at += 1) {
    if (countBits((letters[at] ?? 0) ^ mask) > 2 * limit) continue;
    const name = texts.read(at);
    const edits = countEdits(wanted, name, limit);
    if (edits > 0 && edits <= limit) found.push({ name, edits, order: orders[at] ?? 0 });
  }
}

function countAllowed({ length }: string): 0 | 1 | 2 {
  if (length >= SHORTEST_FOR_TWO) return 2;
  return length >= SHORTEST_FOR_ONE ? 1 : 0;
}

/** Returns the parity bitmask of letter counts; characters share bits modulo 32. */
function oddLetters(name: string): number {
  let odd = 0;
  for (let at = 0; at < name.length; at += 1) odd ^= 1 << (name.charCodeAt(at) % 32);
  return odd >>> 0;
}

/** Counts the set bits of a 32-bit integer (SWAR popcount). */
function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
