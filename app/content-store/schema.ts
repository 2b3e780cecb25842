import { LOCALE_ROWS, type Locale } from "~/domain/locales/locale";

/**
 * Increased with every change of the tables or the JSON in them; files of other formats are not
 * opened.
 */
export const STORE_FORMAT = 14;

export const STORE_FILE_NAME = "content.sqlite";

/**
 * The columns `document`, `page` and `data` (of compatibility tables and updates) hold packed JSON
 * (packed-json.server.ts). `compile_memory` is private to the compiler: the state of the last
 * compile, for incremental ones. `path` and `source_commit` are for writers: the page's file below
 * `files/` (null for a page without a file), and the en-US commit that a translation was made from.
 * `listed` is JSON: what the list of a locale's metadata has beside the columns.
 */
export const STORE_TABLES = `
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE documents (
  id INTEGER PRIMARY KEY,
  url_key TEXT NOT NULL UNIQUE,
  url TEXT NOT NULL,
  locale TEXT NOT NULL,
  leaf TEXT NOT NULL,
  title TEXT NOT NULL,
  summary TEXT NOT NULL,
  modified TEXT,
  popularity REAL NOT NULL,
  is_searchable INTEGER NOT NULL,
  path TEXT,
  source_commit TEXT,
  listed TEXT NOT NULL,
  document BLOB NOT NULL
);
CREATE TABLE samples (
  document_id INTEGER NOT NULL,
  kind TEXT NOT NULL,
  sample_id TEXT NOT NULL,
  data TEXT NOT NULL,
  PRIMARY KEY (document_id, kind, sample_id)
);
CREATE TABLE sidebars (id INTEGER PRIMARY KEY, name TEXT NOT NULL, html TEXT NOT NULL);
CREATE TABLE document_sidebars (
  document_id INTEGER PRIMARY KEY,
  sidebar_id INTEGER NOT NULL
);
CREATE TABLE redirects (from_key TEXT PRIMARY KEY, target TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE assets (
  id INTEGER PRIMARY KEY,
  url_key TEXT NOT NULL UNIQUE,
  content_type TEXT NOT NULL,
  etag TEXT NOT NULL,
  body BLOB NOT NULL
);
CREATE TABLE compat_tables (query TEXT PRIMARY KEY, data BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE compat_updates (id INTEGER PRIMARY KEY CHECK (id = 1), data BLOB NOT NULL);
CREATE TABLE search_indexes (locale TEXT PRIMARY KEY, etag TEXT NOT NULL, json TEXT NOT NULL);
CREATE TABLE title_indexes (locale TEXT PRIMARY KEY, data BLOB NOT NULL);
CREATE TABLE flaws (
  id INTEGER PRIMARY KEY,
  check_name TEXT NOT NULL,
  severity TEXT NOT NULL,
  file TEXT NOT NULL,
  line INTEGER,
  position INTEGER,
  message TEXT NOT NULL,
  suggestion TEXT
);
CREATE TABLE area_pages (
  id INTEGER PRIMARY KEY,
  url_key TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL,
  url TEXT NOT NULL,
  modified TEXT,
  facts TEXT NOT NULL,
  page BLOB NOT NULL
);
CREATE TABLE area_search (
  page_id INTEGER PRIMARY KEY,
  title TEXT NOT NULL,
  out_from TEXT
);
CREATE TABLE area_samples (
  page_id INTEGER NOT NULL,
  kind TEXT NOT NULL,
  sample_id TEXT NOT NULL,
  data TEXT NOT NULL,
  PRIMARY KEY (page_id, kind, sample_id)
);
CREATE TABLE compile_memory (key TEXT PRIMARY KEY, data TEXT NOT NULL) WITHOUT ROWID;
`;

/** Created after all rows are inserted, which is faster than updating indexes per row. */
export const STORE_INDEXES = `
CREATE INDEX documents_by_leaf ON documents (locale, leaf);
CREATE INDEX documents_by_locale ON documents (locale, url, modified, title, popularity, is_searchable, path, source_commit);
CREATE INDEX flaws_by_severity ON flaws (severity, file, line);
CREATE INDEX flaws_by_file ON flaws (file, check_name);
`;

/** Lists the searchable documents of a locale in URL order. */
export const SEARCH_PAGES_SQL = `
  SELECT id, title, url, popularity FROM documents
  WHERE locale = ? AND is_searchable ORDER BY url`;

/**
 * Offset of area pages' ids in the full-text tables, where they share the id space of documents.
 */
export const FIRST_AREA_SEARCH_ID = 1_000_000_000;

/**
 * Returns the name of a locale's full-text table. It is contentless; its rowid is the page's search
 * id.
 */
export function fullTextTable(locale: Locale): string {
  return `fulltext_${locale.toLowerCase().replace("-", "_")}`;
}

/** Folds diacritics; segment-text.ts splits scripts that have no spaces between words. */
export function fullTextTableSql(locale: Locale): string {
  return `CREATE VIRTUAL TABLE ${fullTextTable(locale)} USING fts5(
    title, body, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2')`;
}

/** Tells whether the locale's text is segmented before it is indexed. */
export function isSegmentedLocale(locale: Locale): boolean {
  return LOCALE_ROWS[locale].isCjk === true;
}

/** Returns the last segment of a URL in lower case, the key for similar pages. */
export function urlLeaf(url: string): string {
  return url.slice(url.lastIndexOf("/") + 1).toLowerCase();
}
