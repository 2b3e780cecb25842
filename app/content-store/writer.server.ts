import { createHash } from "node:crypto";
import { renameSync } from "node:fs";
import type Database from "better-sqlite3";
import { Sqlite } from "~/sqlite.server";
import type { AreaKind } from "~/domain/areas/area-page";
import type { CompatBrowsers } from "~/domain/compat/compat";
import type { Document } from "~/domain/documents/document";
import type { Flaw } from "~/domain/documents/flaw";
import type { HomeChoice, StoredContribution } from "~/domain/areas/home";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "~/domain/locales/locale";
import type { Sample } from "~/domain/documents/sample";
import { urlKey } from "~/domain/documents/slug";
import { createAreaWriter, type AreaWriter } from "./area-writer.server";
import type { NewPage, PageLink } from "./content-store";
import { prepareDraft, removeDraft } from "./draft-file.server";
import { explainWriteFailure } from "./errors";
import { createFullTextTable, prepareFullText } from "./full-text-writer.server";
import {
  fullTextTable,
  STORE_FORMAT,
  STORE_INDEXES,
  STORE_TABLES,
  urlLeaf,
} from "./schema";
import { createVersion } from "./version-date";

const UPDATE_CACHE_KIBIBYTES = 65_536;

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
  /** The Document, packed by packJson. */
  packed: Uint8Array;
  /** Plain text for the full-text table. */
  text: string;
}

export interface PackedCompatTable {
  query: string;
  /** The CompatTable, packed by packJson. */
  packed: Uint8Array;
}

/** Fills a draft beside the current store; `finish` replaces the store by it. */
export interface ContentStoreWriter extends AreaWriter {
  /** Returns the document's id, or null when the URL exists already (in any case). */
  addDocument(document: NewDocument): number | null;
  /** Adds the samples of a page; each id is unique per kind. */
  addSamples(documentId: number, samples: readonly Sample[]): void;
  /** Deletes the page at this URL and its dependent rows. Returns the id of its sidebar. */
  removeDocument(url: string): number | null;
  addSidebar(name: string, html: string): number;
  /** Deletes all sidebars and their assignments to pages. */
  clearSidebars(): void;
  setSidebar(documentId: number, sidebarId: number): void;
  addRedirect(from: string, target: string): void;
  addAsset(asset: { url: string; contentType: string; body: Uint8Array }): void;
  /** Ignores a query that has been added already. */
  addCompatTable(table: PackedCompatTable): void;
  setCompatBrowsers(browsers: CompatBrowsers): void;
  /** Changes of browsers (CompatUpdates), by packJson. */
  setUpdates(packed: Uint8Array): void;
  setSearchIndex(locale: Locale, entries: readonly PageLink[]): void;
  setContributions(contributions: readonly StoredContribution[]): void;
  setHomeChoice(choice: HomeChoice | null): void;
  setNewPages(pages: readonly NewPage[]): void;
  setSampleAreas(kinds: readonly AreaKind[]): void;
  addFlaw(flaw: Flaw): void;
  /** Deletes the flaws of a file, of all files below a folder, or of a check. */
  removeFlaws(of: FlawOrigin): void;
  removeRedirect(from: string): void;
  clearAssets(): void;
  /** Returns the ids of the documents by URL key. */
  listDocumentIds(): Map<string, number>;
  /** Stores state for the next compile; null deletes it. */
  setMemory(key: string, data: string | null): void;
  setFingerprints(fingerprints: StoreFingerprints): void;
  /** Renames the finished draft over the store. */
  finish(): void;
  /** Deletes the draft. */
  abort(): void;
}

export type FlawOrigin =
  { file: string; check?: string } | { folder: string } | { check: string };

/** Hashes of the inputs of a store: of all inputs, and of all except the pages. */
export interface StoreFingerprints {
  all: string;
  setup: string;
}

/**
 * Starts a draft for the store at `file`, whose folder is created when missing. `basis`: starts
 * from an empty store or from a copy of the current one.
 *
 * @throws StoreWriteError when the disk refuses it.
 */
export function createContentStoreWriter(
  file: string,
  { basis = "empty" }: { basis?: "empty" | "copy" } = {},
): ContentStoreWriter {
  try {
    const draft = prepareDraft(file, basis);
    return openWriter(file, { draft, basis });
  } catch (error) {
    throw explainWriteFailure(error, file);
  }
}

function openWriter(
  file: string,
  { draft, basis }: { draft: string; basis: "empty" | "copy" },
): ContentStoreWriter {
  const database = openDraft(draft, basis);
  const insert = prepareInserts(database);
  const addFullText = prepareFullText(database);
  const removeText = database.prepare(
    `DELETE FROM ${fullTextTable(DEFAULT_LOCALE)} WHERE rowid = ?`,
  );
  return {
    addDocument({ url, locale, title, summary, modified, packed, text, ...rank }) {
      const row = insert.document.run(
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
        packed,
      );
      if (row.changes === 0) return null;
      const id = Number(row.lastInsertRowid);
      if (rank.isSearchable) addFullText(locale, id, title, text);
      return id;
    },
    addSamples(documentId, samples) {
      for (const sample of samples)
        insert.sample.run(documentId, sample.kind, sample.id, JSON.stringify(sample));
    },
    removeDocument: (url) => removeDocument(database, url),
    addSidebar: (name, html) => Number(insert.sidebar.run(name, html).lastInsertRowid),
    clearSidebars: () =>
      void database.exec("DELETE FROM document_sidebars; DELETE FROM sidebars;"),
    setSidebar: (documentId, sidebarId) =>
      void insert.documentSidebar.run(documentId, sidebarId),
    addRedirect: (from, target) => void insert.redirect.run(urlKey(from), target),
    addAsset: ({ url, contentType, body }) =>
      void insert.asset.run(urlKey(url), contentType, etagOf(body), body),
    addCompatTable: ({ query, packed }) => void insert.compat.run(query, packed),
    setCompatBrowsers: (browsers) =>
      void insert.meta.run("browsers", JSON.stringify(browsers)),
    setUpdates: (packed) => void insert.updates.run(packed),
    setSearchIndex(locale, entries) {
      const json = JSON.stringify(entries);
      insert.searchIndex.run(locale, etagOf(json), json);
    },
    setHomeChoice: (choice) => void insert.meta.run("home", JSON.stringify(choice)),
    setNewPages: (pages) => void insert.meta.run("new_pages", JSON.stringify(pages)),
    setSampleAreas: (kinds) =>
      void insert.meta.run("sample_areas", JSON.stringify(kinds)),
    setContributions: (contributions) =>
      void insert.meta.run("contributions", JSON.stringify(contributions)),
    addFlaw: (flaw) => void insert.flaw.run(flaw),
    removeFlaws: (of) => removeFlaws(database, of),
    removeRedirect: (from) =>
      void database.prepare("DELETE FROM redirects WHERE from_key = ?").run(urlKey(from)),
    clearAssets: () => void database.exec("DELETE FROM assets"),
    ...createAreaWriter(database, {
      add: ({ id, title, text }) => addFullText(DEFAULT_LOCALE, id, title, text),
      remove: (id) => void removeText.run(id),
    }),
    listDocumentIds: () =>
      new Map(
        database
          .prepare<[], { url_key: string; id: number }>(
            "SELECT url_key, id FROM documents",
          )
          .all()
          .map((row) => [row.url_key, row.id]),
      ),
    setMemory(key, data) {
      if (data === null) insert.forget.run(key);
      else insert.memory.run(key, data);
    },
    setFingerprints({ all, setup }) {
      insert.meta.run("fingerprint", all);
      insert.meta.run("setup", setup);
    },
    finish() {
      if (basis === "empty") database.exec(STORE_INDEXES);
      insert.meta.run("version", createVersion(Date.now(), process.pid));
      database.exec(basis === "empty" ? "COMMIT; ANALYZE;" : "COMMIT");
      database.close();
      renameSync(draft, file);
    },
    abort() {
      database.close();
      removeDraft(draft);
    },
  };
}

function openDraft(draft: string, basis: "empty" | "copy"): Database.Database {
  const database = new Sqlite(draft);
  // No journal, because a draft is discarded after a crash.
  database.pragma("journal_mode = OFF");
  database.pragma("synchronous = OFF");
  if (basis === "copy") return beginUpdate(database);
  database.pragma("page_size = 8192");
  database.pragma(`user_version = ${STORE_FORMAT}`);
  database.exec(STORE_TABLES);
  for (const locale of LOCALES) createFullTextTable(database, locale);
  database.exec("BEGIN");
  return database;
}

function beginUpdate(database: Database.Database): Database.Database {
  database.pragma(`cache_size = -${UPDATE_CACHE_KIBIBYTES}`);
  database.exec("BEGIN");
  return database;
}

function removeFlaws(database: Database.Database, of: FlawOrigin): void {
  if ("folder" in of)
    database.prepare("DELETE FROM flaws WHERE file GLOB ?").run(`${of.folder}/*`);
  else if ("file" in of)
    database
      .prepare(
        "DELETE FROM flaws WHERE file = @file AND check_name = ifnull(@check, check_name)",
      )
      .run({ file: of.file, check: of.check ?? null });
  else database.prepare("DELETE FROM flaws WHERE check_name = ?").run(of.check);
}

function removeDocument(database: Database.Database, url: string): number | null {
  const row = database
    .prepare<[string], { id: number; locale: Locale; sidebar: number | null }>(
      `SELECT id, locale, sidebar_id AS sidebar FROM documents
       LEFT JOIN document_sidebars ON document_id = id WHERE url_key = ?`,
    )
    .get(urlKey(url));
  if (!row) return null;
  const tables = [
    ["documents", "id"],
    ["samples", "document_id"],
    ["document_sidebars", "document_id"],
    [fullTextTable(row.locale), "rowid"],
  ];
  for (const [table, column] of tables)
    database.prepare(`DELETE FROM ${table} WHERE ${column} = ?`).run(row.id);
  return row.sidebar;
}

function prepareInserts(database: Database.Database) {
  return {
    document: database.prepare(
      `INSERT OR IGNORE INTO documents (url_key, url, locale, leaf, title, summary, modified,
         popularity, is_searchable, path, source_commit, document)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ),
    sample: database.prepare("INSERT INTO samples VALUES (?, ?, ?, ?)"),
    sidebar: database.prepare("INSERT INTO sidebars (name, html) VALUES (?, ?)"),
    documentSidebar: database.prepare(
      "INSERT OR REPLACE INTO document_sidebars (document_id, sidebar_id) VALUES (?, ?)",
    ),
    redirect: database.prepare("INSERT OR IGNORE INTO redirects VALUES (?, ?)"),
    asset: database.prepare(
      "INSERT OR IGNORE INTO assets (url_key, content_type, etag, body) VALUES (?, ?, ?, ?)",
    ),
    compat: database.prepare("INSERT OR IGNORE INTO compat_tables VALUES (?, ?)"),
    updates: database.prepare("INSERT OR REPLACE INTO compat_updates VALUES (1, ?)"),
    searchIndex: database.prepare(
      "INSERT OR REPLACE INTO search_indexes VALUES (?, ?, ?)",
    ),
    meta: database.prepare("INSERT OR REPLACE INTO meta VALUES (?, ?)"),
    memory: database.prepare("INSERT OR REPLACE INTO compile_memory VALUES (?, ?)"),
    forget: database.prepare("DELETE FROM compile_memory WHERE key = ?"),
    flaw: database.prepare<[Flaw]>(
      `INSERT INTO flaws (check_name, severity, file, line, position, message, suggestion)
       VALUES (@check, @severity, @file, @line, @column, @message, @suggestion)`,
    ),
  };
}

function etagOf(content: string | Uint8Array): string {
  return `"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`;
}
