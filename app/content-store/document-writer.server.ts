import type Database from "better-sqlite3";
import type { Document } from "~/domain/documents/document";
import type { Sample } from "~/domain/documents/sample";
import { urlKey } from "~/domain/documents/slug";
import type { Locale } from "~/domain/locales/locale";
import { urlLeaf } from "./schema";
import type { ListedFacts } from "./content-store";
import type { FullTextWriter } from "./full-text-writer.server";

/** Input of addDocument; the Document is packed by the thread that rendered it. */
export interface NewDocument {
  url: string;
  locale: Locale;
  title: string;
  summary: string;
  modified: Document["modified"];
  /** Views relative to the most viewed page; null counts as 0. */
  popularity: Document["popularity"];
  /** False for pages with `noindex`, which the site's own search leaves out too. */
  isSearchable: boolean;
  /** The page's file below `files/`; absent for a page without one. */
  path?: string | null;
  /** The en-US commit that a translation was made from. */
  sourceCommit?: string | null;
  /** Goes into the list of the locale's metadata. */
  listed: ListedFacts;
  /** The Document, packed by packJson. */
  packed: Uint8Array;
  /** Plain text for the full-text table. */
  text: string;
}

export interface DocumentWriter {
  /**
   * Returns the document's id, or null when the URL exists already (in any case). A document that
   * was removed before keeps its id, so that indexes in memory stay right.
   */
  addDocument(document: NewDocument): number | null;
  /** Adds the samples of a page; each id is unique per kind. */
  addSamples(documentId: number, samples: readonly Sample[]): void;
  /** Deletes the page at this URL and its dependent rows. Returns the id of its sidebar. */
  removeDocument(url: string): number | null;
  addSidebar(name: string, html: string): number;
  /** Replaces the HTML of the sidebar that the page at this URL shows. */
  replaceSidebar(url: string, html: string): void;
  /** Deletes all sidebars and their assignments to pages. */
  clearSidebars(): void;
  setSidebar(documentId: number, sidebarId: number): void;
  /** Returns the ids of the documents by URL key. */
  listDocumentIds(): Map<string, number>;
  /** Lists the locales of which a title, an address or a rank of a page has changed. */
  listRenamed(): Locale[];
}

export function createDocumentWriter(
  database: Database.Database,
  fullText: FullTextWriter,
): DocumentWriter {
  const insert = prepareInserts(database);
  const removed = new Map<string, RemovedDocument>();
  const renamed = new Set<Locale>();
  let lastId = readLastId(database);
  return {
    addDocument({
      url,
      locale,
      title,
      summary,
      modified,
      listed,
      packed,
      text,
      ...rank
    }) {
      const before = removed.get(urlKey(url));
      const id = before?.id ?? ++lastId;
      const row = insert.document.run(
        id,
        urlKey(url),
        url,
        locale,
        urlLeaf(url),
        title,
        summary,
        modified,
        rank.popularity ?? 0,
        Number(rank.isSearchable),
        rank.path ?? null,
        rank.sourceCommit ?? null,
        JSON.stringify(listed),
        packed,
      );
      if (row.changes === 0) return null;
      const names = toNames({ url, title, ...rank });
      if (before?.names === names) before.isBack = true;
      else renamed.add(locale);
      if (rank.isSearchable) fullText.add(locale, id, title, text);
      return id;
    },
    addSamples(documentId, samples) {
      for (const sample of samples)
        insert.sample.run(documentId, sample.kind, sample.id, JSON.stringify(sample));
    },
    removeDocument(url) {
      const row = removeDocument(database, url);
      if (!row) return null;
      fullText.remove(row.locale, row.id);
      removed.set(urlKey(url), row);
      return row.sidebar;
    },
    addSidebar: (name, html) => Number(insert.sidebar.run(name, html).lastInsertRowid),
    replaceSidebar: (url, html) => void insert.sidebarHtml.run(html, urlKey(url)),
    clearSidebars: () =>
      void database.exec("DELETE FROM document_sidebars; DELETE FROM sidebars;"),
    setSidebar: (documentId, sidebarId) =>
      void insert.documentSidebar.run(documentId, sidebarId),
    listDocumentIds: () => readIds(database),
    listRenamed() {
      const gone = [...removed.values()].filter(({ isBack }) => !isBack);
      return [...new Set([...renamed, ...gone.map(({ locale }) => locale)])];
    },
  };
}

function prepareInserts(database: Database.Database) {
  return {
    document: database.prepare(
      `INSERT OR IGNORE INTO documents (id, url_key, url, locale, leaf, title, summary, modified,
         popularity, is_searchable, path, source_commit, listed, document)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ),
    sample: database.prepare("INSERT INTO samples VALUES (?, ?, ?, ?)"),
    sidebar: database.prepare("INSERT INTO sidebars (name, html) VALUES (?, ?)"),
    sidebarHtml: database.prepare(
      `UPDATE sidebars SET html = ? WHERE id =
         (SELECT sidebar_id FROM documents JOIN document_sidebars ON document_id = id
          WHERE url_key = ?)`,
    ),
    documentSidebar: database.prepare(
      "INSERT OR REPLACE INTO document_sidebars (document_id, sidebar_id) VALUES (?, ?)",
    ),
  };
}

function readLastId(database: Database.Database): number {
  const row = database
    .prepare<[], { id: number | null }>("SELECT max(id) AS id FROM documents")
    .get();
  return row?.id ?? 0;
}

function readIds(database: Database.Database): Map<string, number> {
  const rows = database
    .prepare<[], { url_key: string; id: number }>("SELECT url_key, id FROM documents")
    .all();
  return new Map(rows.map((row) => [row.url_key, row.id]));
}

interface RemovedDocument {
  id: number;
  locale: Locale;
  sidebar: number | null;
  /** See toNames. */
  names: string;
  /** True when it was added again with the same names. */
  isBack: boolean;
}

type RemovedRow = Pick<RemovedDocument, "id" | "locale" | "sidebar"> &
  Pick<NewDocument, "url" | "title" | "popularity"> & { searchable: 0 | 1 };

/** Joins what the index of titles holds of a page, to compare it. */
function toNames({
  url,
  title,
  popularity,
  isSearchable,
}: Pick<NewDocument, "url" | "title" | "popularity" | "isSearchable">): string {
  return JSON.stringify([url, title, popularity ?? 0, isSearchable]);
}

function removeDocument(
  database: Database.Database,
  url: string,
): RemovedDocument | undefined {
  const row = database
    .prepare<[string], RemovedRow>(
      `SELECT id, locale, sidebar_id AS sidebar, url, title, popularity, is_searchable AS searchable
       FROM documents LEFT JOIN document_sidebars ON document_id = id WHERE url_key = ?`,
    )
    .get(urlKey(url));
  if (!row) return undefined;
  const tables = [
    ["documents", "id"],
    ["samples", "document_id"],
    ["document_sidebars", "document_id"],
  ];
  for (const [table, column] of tables)
    database.prepare(`DELETE FROM ${table} WHERE ${column} = ?`).run(row.id);
  const { id, locale, sidebar } = row;
  const names = toNames({ ...row, isSearchable: row.searchable === 1 });
  return { id, locale, sidebar, names, isBack: false };
}
