import type { ContentStore } from "~/content-store/content-store";
import { countEdits } from "~/domain/search/count-edits";
import { findTableKey } from "./find-feature";

const MOST_EDITS = 2;
const MOST_KEYS = 3;

/** Lists the keys of the table that a wrong key belongs to, else of all changed features. */
export function listKnownKeys(
  store: Pick<ContentStore, "findCompatTable">,
  changed: readonly { path: string }[],
  key: string,
): string[] {
  const query = findTableKey(store, key);
  const table = query === null ? null : store.findCompatTable(query);
  return table?.rows.map((row) => row.key) ?? changed.map(({ path }) => path);
}

/** Lists up to three keys that a wrong key may mean, nearest first. */
export function listNearKeys(key: string, known: Iterable<string>): string[] {
  const wanted = key.toLowerCase();
  const found: { key: string; distance: number }[] = [];
  for (const each of known) {
    const distance = measure(wanted, each.toLowerCase());
    if (distance !== null) found.push({ key: each, distance });
  }
  return found
    .sort((a, b) => a.distance - b.distance || a.key.length - b.key.length)
    .slice(0, MOST_KEYS)
    .map((each) => each.key);
}

/** Compares the last segments; the segments before them only break ties. */
function measure(wanted: string, key: string): number | null {
  const leaf = toLeaf(wanted);
  const edits = countEdits(leaf, toLeaf(key), MOST_EDITS);
  if (edits > Math.min(MOST_EDITS, Math.floor(leaf.length / 3))) return null;
  const parents = new Set(key.split("."));
  const missing = wanted.split(".").filter((segment) => !parents.has(segment)).length;
  return 4 * edits + missing;
}

function toLeaf(key: string): string {
  return key.slice(key.lastIndexOf(".") + 1);
}
