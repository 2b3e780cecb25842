/** Bounds the memory of a series between two flushes. */
const MAX_NAMES = 2_000;

export interface Counted {
  name: string;
  count: number;
}

export interface Tally {
  add(name: string, count?: number): void;
  /** Returns the most frequent names and the sum of all others, and starts over. */
  drain(kept: number): { counts: Counted[]; rest: number };
}

/**
 * Counts names in bounded memory (Misra-Gries heavy hitters): when the table is full, a new name
 * takes one from every count and drops those at zero. Rare names, made up or not, then vanish into
 * the rest; a name's count is too low by at most a `MAX_NAMES`th of all.
 */
export function createTally(maxNames = MAX_NAMES): Tally {
  let counts = new Map<string, number>();
  let total = 0;

  /** Costs a constant time per use on average, because it takes back what earlier uses added. */
  function shrink(): void {
    for (const [name, count] of counts)
      if (count === 1) counts.delete(name);
      else counts.set(name, count - 1);
  }

  return {
    add(name, count = 1) {
      total += count;
      const known = counts.get(name);
      if (known !== undefined) counts.set(name, known + count);
      else if (counts.size < maxNames) counts.set(name, count);
      else shrink();
    },
    drain(kept) {
      // The empty name stands for the rest.
      counts.delete("");
      const sorted = [...counts]
        .map(([name, count]) => ({ name, count }))
        .sort((a, b) => b.count - a.count)
        .slice(0, kept);
      const rest = total - sorted.reduce((sum, { count }) => sum + count, 0);
      counts = new Map();
      total = 0;
      return { counts: sorted, rest };
    },
  };
}
