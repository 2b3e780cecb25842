import { countEdits } from "~/domain/count-edits";

/** From these lengths on, one edit and two edits still mean the same word. */
const SHORTEST_FOR_ONE = 3;
const SHORTEST_FOR_TWO = 8;

export interface CloseName {
  name: string;
  edits: number;
}

/** Names to compare a misspelt one with. */
export interface CloseNames {
  /** Names at most one or two edits away, the closest first; never the name itself. */
  list(name: string): CloseName[];
}

/**
 * Compares with every name, but looks closely at few: each edit adds and takes away at most one
 * letter, which the sets of letters, a number each, tell at once.
 */
export function createCloseNames(names: readonly string[]): CloseNames {
  const letters = Int32Array.from(names, setOfLetters);
  return {
    list(name) {
      const limit = countAllowed(name);
      if (limit === 0) return [];
      const wanted = setOfLetters(name);
      const found: CloseName[] = [];
      for (let at = 0; at < names.length; at += 1) {
        if (countBits((letters[at] ?? 0) ^ wanted) > 2 * limit) continue;
        const candidate = names[at] ?? "";
        const edits = countEdits(name, candidate, limit);
        if (edits > 0 && edits <= limit) found.push({ name: candidate, edits });
      }
      return found.sort((a, b) => a.edits - b.edits);
    },
  };
}

function countAllowed({ length }: string): 0 | 1 | 2 {
  if (length >= SHORTEST_FOR_TWO) return 2;
  return length >= SHORTEST_FOR_ONE ? 1 : 0;
}

/** A bit for each letter; other characters share them. */
function setOfLetters(name: string): number {
  let set = 0;
  for (let at = 0; at < name.length; at += 1) set |= 1 << (name.charCodeAt(at) % 32);
  return set;
}

function countBits(set: number): number {
  let left = set;
  let count = 0;
  while (left !== 0) {
    left &= left - 1;
    count += 1;
  }
  return count;
}
