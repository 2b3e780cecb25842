import type Database from "better-sqlite3";
import type { AreaKind, AreaPages } from "~/domain/areas/area-page";
import { urlKey } from "~/domain/documents/slug";
import type {
  AreaFacts,
  AreaPageEntry,
  ContentStore,
  SearchArea,
  SearchedPage,
} from "./content-store";
import { unpackJson } from "./packed-json.server";
import { FIRST_AREA_SEARCH_ID } from "./schema";
import { toSearchedArea } from "./searched-page";

interface AreaRow {
  url: string;
  modified: string | null;
  facts: string;
}

/** Prepares the queries for pages outside the documentation (blog, curriculum, ...). */
export function openAreaPages(
  database: Database.Database,
): Pick<
  ContentStore,
  "findAreaPage" | "findAreaUrl" | "listAreaPages" | "listSearchAreas"
> & { readSearchedArea(id: number): SearchedPage | null } {
  const page = database.prepare<[string, string], { page: Uint8Array }>(
    "SELECT page FROM area_pages WHERE url_key = ? AND kind = ?",
  );
  const url = database.prepare<[string], { url: string }>(
    "SELECT url FROM area_pages WHERE url_key = ?",
  );
  const list = database.prepare<[string], AreaRow>(
    "SELECT url, modified, facts FROM area_pages WHERE kind = ? ORDER BY url",
  );
  const search = database.prepare<[], SearchArea>(
    `SELECT ${FIRST_AREA_SEARCH_ID} + page_id AS id, title, url, 0.0 AS popularity,
       out_from AS outFrom
     FROM area_search JOIN area_pages ON page_id = area_pages.id ORDER BY url`,
  );
  const byId = database.prepare<[number], { kind: AreaKind; page: Uint8Array }>(
    `SELECT kind, page FROM area_pages WHERE id = ? - ${FIRST_AREA_SEARCH_ID}`,
  );
  return {
    listSearchAreas: () => search.all(),
    readSearchedArea(id) {
      const row = byId.get(id);
      return row ? toSearchedArea(row.kind, unpackJson(row.page)) : null;
    },
    findAreaPage<Kind extends AreaKind>(kind: Kind, address: string) {
      const row = page.get(urlKey(address), kind);
      return row ? (unpackJson(row.page) as AreaPages[Kind]) : null;
    },
    findAreaUrl: (address) => url.get(urlKey(address))?.url ?? null,
    listAreaPages: <Kind extends AreaKind>(kind: Kind) =>
      list.all(kind).map((row) => toEntry<Kind>(row)),
  };
}

function toEntry<Kind extends AreaKind>({
  url,
  modified,
  facts,
}: AreaRow): AreaPageEntry<Kind> {
  return { url, modified, facts: JSON.parse(facts) as AreaFacts[Kind] };
}
