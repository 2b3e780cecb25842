import { urlKey } from "~/domain/documents/slug";
import {
  ROW_KEYS,
  type AreaRow,
  type DocumentRow,
  type PackageIndex,
  type PackageRow,
} from "~/domain/offline/package-format";

/** Same offset as in the server's store (content-store/schema). */
const FIRST_AREA_ID = 1_000_000_000;

export interface DocumentEntry {
  id: number;
  url: string;
  row: DocumentRow;
}

export interface AreaEntry {
  id: number;
  url: string;
  row: AreaRow;
}

export type PackageRows = ReturnType<typeof readRows>;

/** The rows of an index by what pages look up. */
export function readRows({ rows }: Pick<PackageIndex, "rows">) {
  const documents: DocumentEntry[] = [];
  const areas: AreaEntry[] = [];
  const areaStart = ROW_KEYS.area("");
  for (const [key, row] of Object.entries(rows))
    if (key.startsWith("/"))
      documents.push({ id: documents.length + 1, url: key, row: row as DocumentRow });
    else if (key.startsWith(areaStart)) {
      const url = key.slice(areaStart.length);
      areas.push({ id: FIRST_AREA_ID + areas.length, url, row: row as AreaRow });
    }
  documents.sort(byUrl);
  areas.sort(byUrl);
  const sidebars = new Map<string, number>();
  for (const { row } of documents) {
    const [, , , , , , sidebar] = row;
    if (sidebar !== null && !sidebars.has(sidebar)) sidebars.set(sidebar, sidebars.size);
  }
  const sidebarKeys = [...sidebars.keys()];
  return {
    documents,
    areas,
    documentsByKey: new Map(documents.map((entry) => [urlKey(entry.url), entry])),
    // Looked up without the slash that some addresses end with.
    areasByKey: new Map(
      areas.map((entry) => [urlKey(entry.url.replace(/\/$/, "")), entry]),
    ),
    documentsById: new Map(documents.map((entry) => [entry.id, entry])),
    areasById: new Map(areas.map((entry) => [entry.id, entry])),
    findRow: (key: string): PackageRow | undefined => rows[key],
    /** Numbers stand for keys of sidebars, as the server's store has numbers. */
    findSidebarId: (key: string | null) =>
      key === null ? null : (sidebars.get(key) ?? null),
    findSidebarKey: (id: number) => sidebarKeys[id] ?? null,
  };
}

/** Compares code units, as the server's store does for the bytes of addresses. */
function byUrl(a: { url: string }, b: { url: string }): number {
  return a.url < b.url ? -1 : a.url > b.url ? 1 : 0;
}
