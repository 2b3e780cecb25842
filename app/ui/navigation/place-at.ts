export interface Placed<Entry> {
  entry: Entry;
  /** Its place in the list, counted from 0; the end when missing. */
  at?: number | undefined;
}

/** Lists entries in their order, and those with a place of their own there. */
export function placeAt<Entry>(entries: readonly Placed<Entry>[]): Entry[] {
  const placed = entries.filter(({ at }) => at === undefined).map(({ entry }) => entry);
  const others = entries.flatMap(({ entry, at }) =>
    at === undefined ? [] : [{ entry, at }],
  );
  for (const { entry, at } of others.sort((one, other) => one.at - other.at))
    placed.splice(at, 0, entry);
  return placed;
}
