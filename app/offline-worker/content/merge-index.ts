import type { PackageIndex, PackageRow } from "~/domain/offline/package-format";

/** Place of a row in a difference whose value stays where it was. */
const SAME_PLACE = -1;

export interface IndexChange {
  index: PackageIndex;
  /** Keys of rows that are gone. */
  removed: readonly string[];
}

/**
 * Applies the index of a difference to that of the installed package. Blocks without rows leave
 * the list of the result, so that the storage can drop them.
 */
export function mergeIndex(
  base: PackageIndex,
  { index, removed }: IndexChange,
): PackageIndex {
  const gone = new Set(removed);
  const rows = new Map<string, PackageRow>();
  for (const [key, row] of Object.entries(base.rows))
    if (!gone.has(key)) rows.set(key, row);
  for (const [key, row] of Object.entries(index.rows)) {
    const [block, place, ...facts] = row;
    const known = rows.get(key);
    if (block !== SAME_PLACE)
      rows.set(key, [block + base.blocks.length, place, ...facts]);
    else if (known) rows.set(key, [known[0], known[1], ...facts]);
  }
  const segments = [...base.segments, ...index.segments];
  return dropUnused({ blocks: [...base.blocks, ...index.blocks], rows, segments });
}

function dropUnused({
  blocks,
  rows,
  segments,
}: Omit<PackageIndex, "rows"> & { rows: ReadonlyMap<string, PackageRow> }): PackageIndex {
  const used = new Set([...rows.values()].map(([block]) => block));
  const numbers = new Map(
    [...used].sort((a, b) => a - b).map((block, at) => [block, at]),
  );
  const moved = [...rows].map(([key, [block, place, ...facts]]): [string, PackageRow] => [
    key,
    [numbers.get(block) ?? SAME_PLACE, place, ...facts],
  ]);
  return {
    blocks: blocks.filter((_, at) => used.has(at)),
    rows: Object.fromEntries(moved),
    segments,
  };
}
