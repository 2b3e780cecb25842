import { FIRST_AREA_SEARCH_ID } from "~/content-store/schema";
import { urlKey } from "~/domain/documents/slug";
import {
  AREAS_PART,
  ROW_KEYS,
  ROW_PARTS,
  toRowPart,
  type AreaRow,
  type DocumentRow,
  type PackageRow,
  type PackageRows,
} from "~/domain/offline/package-format";
import { compareCodes } from "~/domain/text/compare-codes";
import type { BlockReader } from "./read-blocks";

const AREA_START = ROW_KEYS.area("");

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

/** A part of the index. Maps, because V8 makes a hidden class for each key of an object. */
interface Part {
  rows: ReadonlyMap<string, PackageRow>;
  /** Its keys by their lower case, once a key was not found as it is. */
  keys?: ReadonlyMap<string, string>;
}

export type RowReader = ReturnType<typeof openRows>;

/**
 * The rows of an index by what pages look up. A look-up reads one part of the index, a list of documents
 * all of them; both may be pending (read-blocks).
 * @param firstPart Number of the block that stands for the first part.
 */
export function openRows(blocks: BlockReader, firstPart: number) {
  const parts = new Map<number, Part>();
  const sidebars: string[] = [];
  let documents: DocumentEntry[] | null = null;
  let areas: AreaEntry[] | null = null;

  function readPart(number: number): Part {
    const known = parts.get(number);
    if (known) return known;
    const rows = blocks.read(firstPart + number, 0) as PackageRows;
    const part = { rows: new Map(Object.entries(rows)) };
    parts.set(number, part);
    return part;
  }

  function listDocuments(): DocumentEntry[] {
    if (documents) return documents;
    const numbers = Array.from({ length: ROW_PARTS }, (_, part) => part);
    // Notes all missing parts at once.
    for (const part of numbers)
      if (!parts.has(part)) blocks.readLater(firstPart + part, 0);
    const rows = numbers.flatMap((part) => [...readPart(part).rows]);
    documents = rows
      .filter(([key]) => key.startsWith("/"))
      .map(([url, row]) => ({ url, row: row as DocumentRow }))
      .sort(byUrl)
      .map((entry, at) => ({ id: at + 1, ...entry }));
    return documents;
  }

  function listAreas(): AreaEntry[] {
    areas ??= [...readPart(AREAS_PART).rows]
      .map(([key, row]) => ({ url: key.slice(AREA_START.length), row: row as AreaRow }))
      .sort(byUrl)
      .map((entry, at) => ({ id: FIRST_AREA_SEARCH_ID + at, ...entry }));
    return areas;
  }

  /** The row of a key, or of the same address in another case. */
  function findEntry(key: string): readonly [string, PackageRow] | undefined {
    const part = readPart(toRowPart(key));
    const found = part.rows.has(key) ? key : findKey(part, key);
    const row = found === undefined ? undefined : part.rows.get(found);
    return found === undefined || !row ? undefined : [found, row];
  }

  /** The row of a key; undefined, too, while its part is not in memory, which is noted. */
  function noteRow(key: string): PackageRow | undefined {
    const part = toRowPart(key);
    const isThere =
      parts.has(part) || blocks.readLater(firstPart + part, 0) !== undefined;
    return isThere ? findEntry(key)?.[1] : undefined;
  }

  return {
    noteRow,
    findRow: (key: string): PackageRow | undefined => findEntry(key)?.[1],
    /** The document at an address in any case. */
    findDocument(url: string): Omit<DocumentEntry, "id"> | undefined {
      const entry = url.startsWith("/") ? findEntry(url) : undefined;
      return entry && { url: entry[0], row: entry[1] as DocumentRow };
    },
    /** The page of an area, with or without the slash that some addresses end with. */
    findArea(url: string): Omit<AreaEntry, "id"> | undefined {
      const path = url.replace(/\/$/, "");
      const entry = findEntry(AREA_START + path) ?? findEntry(`${AREA_START}${path}/`);
      return (
        entry && { url: entry[0].slice(AREA_START.length), row: entry[1] as AreaRow }
      );
    },
    /** Sorted by address; a row's place gives its id. */
    listDocuments,
    listAreas,
    findDocumentById: (id: number): DocumentEntry | undefined => listDocuments()[id - 1],
    findAreaById: (id: number): AreaEntry | undefined =>
      listAreas()[id - FIRST_AREA_SEARCH_ID],
    /** Numbers stand for keys of sidebars, as the server's store has numbers. */
    findSidebarId(key: string | null): number | null {
      if (key === null) return null;
      const at = sidebars.indexOf(key);
      return at === -1 ? sidebars.push(key) - 1 : at;
    },
    findSidebarKey: (id: number) => sidebars[id] ?? null,
  };
}

function findKey(part: Part, key: string): string | undefined {
  part.keys ??= new Map(Array.from(part.rows.keys(), (each) => [urlKey(each), each]));
  return part.keys.get(urlKey(key));
}

/** Compares code units, as the server's store does for the bytes of addresses. */
function byUrl(a: { url: string }, b: { url: string }): number {
  return compareCodes(a.url, b.url);
}
