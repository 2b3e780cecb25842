import type Database from "better-sqlite3";
import type { AreaKind, AreaPages } from "~/domain/areas/area-page";
import type { Sample } from "~/domain/documents/sample";
import { urlKey } from "~/domain/documents/slug";
import type { AreaFacts } from "./content-store";
import { packJson } from "./packed-json.server";
import { FIRST_AREA_SEARCH_ID } from "./schema";

export interface NewAreaPage<Kind extends AreaKind = AreaKind> {
  kind: Kind;
  /** Canonical URL, as links use it. */
  url: string;
  modified: string | null;
  facts: AreaFacts[Kind];
  page: AreaPages[Kind];
  /** Code samples of the page; each id is unique per kind. */
  samples: readonly Sample[];
  /** Null: the page is not searchable. */
  search: AreaSearchEntry | null;
}

export interface AreaSearchEntry {
  title: string;
  /** Plain text for the full-text index. */
  text: string;
  /** Publication date; see SearchArea. */
  outFrom: string | null;
}

/** Access to the full-text index. */
export interface AreaTextWriter {
  add(page: { id: number; title: string; text: string }): void;
  remove(id: number): void;
}

export interface AreaWriter {
  /** Replaces the page that has this URL. */
  putAreaPage(page: NewAreaPage): void;
  /** Deletes the page at this URL and its samples. */
  removeAreaPage(url: string): void;
}

export function createAreaWriter(
  database: Database.Database,
  fullText: AreaTextWriter,
): AreaWriter {
  const insert = database.prepare(
    "INSERT INTO area_pages (url_key, kind, url, modified, facts, page) VALUES (?, ?, ?, ?, ?, ?)",
  );
  const insertSample = database.prepare("INSERT INTO area_samples VALUES (?, ?, ?, ?)");
  const find = database.prepare<[string], { id: number }>(
    "SELECT id FROM area_pages WHERE url_key = ?",
  );
  const insertSearch = database.prepare("INSERT INTO area_search VALUES (?, ?, ?)");
  const removeAreaPage = (url: string): void => {
    const id = find.get(toKey(url))?.id;
    if (id === undefined) return;
    database.prepare("DELETE FROM area_pages WHERE id = ?").run(id);
    database.prepare("DELETE FROM area_samples WHERE page_id = ?").run(id);
    database.prepare("DELETE FROM area_search WHERE page_id = ?").run(id);
    fullText.remove(FIRST_AREA_SEARCH_ID + id);
  };
  return {
    putAreaPage({ kind, url, modified, facts, page, samples, search }) {
      removeAreaPage(url);
      const packed = packJson(JSON.stringify(page));
      const row = insert.run(
        toKey(url),
        kind,
        url,
        modified,
        JSON.stringify(facts),
        packed,
      );
      for (const sample of samples)
        insertSample.run(
          row.lastInsertRowid,
          sample.kind,
          sample.id,
          JSON.stringify(sample),
        );
      if (!search) return;
      const { title, text, outFrom } = search;
      insertSearch.run(row.lastInsertRowid, title, outFrom);
      const id = FIRST_AREA_SEARCH_ID + Number(row.lastInsertRowid);
      fullText.add({ id, title, text });
    },
    removeAreaPage,
  };
}

/** Drops the trailing slash that URLs of some areas have, because look-ups go without it. */
function toKey(url: string): string {
  return urlKey(url.replace(/\/$/, ""));
}
