import type { ContentStore } from "~/content-store/content-store";
import type { CompatRow } from "~/domain/compat/compat";
import { countEdits } from "~/domain/search/count-edits";

const MOST_EDITS = 2;
const MOST_KEYS = 3;

type Tables = Pick<ContentStore, "findCompatTable">;

/** A feature of the compatibility data with its sub-features. */
export interface CompatFeature {
  row: CompatRow;
  /** All features below, depth-first; their `depth` counts from this feature. */
  below: readonly CompatRow[];
  /** Ids of browsers in column order. */
  browsers: readonly string[];
  /** Path of the data file in the public data repository. */
  sourceFile: string | null;
}

/** Finds a feature by its exact key, in its own table or in that of an ancestor. */
export function findFeature(store: Tables, key: string): CompatFeature | null {
  const query = findTableKey(store, key);
  const table = query === null ? null : store.findCompatTable(query);
  const row = table?.rows.find((each) => each.key === key);
  if (!table || !row) return null;
  const below = table.rows
    .filter((each) => each.key.startsWith(`${key}.`))
    .map((each) => ({ ...each, depth: each.depth - row.depth }));
  const { browsers, sourceFile } = table;
  return { row, below, browsers, sourceFile };
}

/** Returns the key, or the nearest one above it, whose table some page shows. */
export function findTableKey(store: Tables, key: string): string | null {
  for (let at = key.length; at > 0; at = key.lastIndexOf(".", at - 1)) {
    const candidate = key.slice(0, at);
    if (candidate.includes(".") && store.findCompatTable(candidate)) return candidate;
  }
  return null;
}

/** Lists the keys of the table that a wrong key belongs to, else of all changed features. */
export function listKnownKeys(
  store: Tables,
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
    if (distance !== null && each !== key) found.push({ key: each, distance });
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
