import type { TocEntry } from "~/domain/documents/document";

export interface TocGroup {
  entry: TocEntry;
  subEntries: TocEntry[];
}

/** Nests every h3 under the preceding h2; an h3 without one stays at the top level. */
export function nestToc(entries: readonly TocEntry[]): TocGroup[] {
  const groups: TocGroup[] = [];
  for (const entry of entries) {
    const group = groups.at(-1);
    if (entry.sub && group) group.subEntries.push(entry);
    else groups.push({ entry, subEntries: [] });
  }
  return groups;
}
