import type { ContentStore } from "~/content-store/content-store";
import type { CompatRow } from "~/domain/compat/compat";

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
