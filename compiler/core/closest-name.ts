import { countEdits } from "~/domain/search/count-edits";

/** Comparing thousands of names with thousands takes minutes. */
const MOST_COMPARED = 200_000;

/** Creates a search for the nearest of a page's names; later names get none once all have taken long. */
export function createClosestSearch(
  candidates: ReadonlySet<string>,
): (name: string) => string | null {
  let compared = 0;
  return (name) => {
    compared += candidates.size;
    return compared > MOST_COMPARED ? null : findClosestName(name, candidates);
  };
}

/**
 * Finds the candidate nearest to a misspelt name, ignoring case: at most a third of its
 * letters, and at most two, may differ. Null when none is that close.
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
