import type { TocEntry } from "~/domain/documents/document";

export interface TocGroup {
  entry: TocEntry;
  subEntries: TocEntry[];
}

/** Puts every h3 under the h2 before it; one without an h2 stands for itself. */
export function nestToc(entries: readonly TocEntry[]): TocGroup[] {
  const groups: TocGroup[] = [];
  for (const entry of entries) {
    const group = groups.at(-1);
    if (entry.sub && group) group.subEntries.push(entry);
    else groups.push({ entry, subEntries: [] });
  }
  return groups;
}
