import type Database from "better-sqlite3";
import { unpackJson } from "~/content-store/packed-json.server";
import { fullTextTable } from "~/content-store/schema";
import { LOCALES, type Locale } from "~/domain/locales/locale";
import { openTitles } from "~/domain/search/titles/title-index";
import { Sqlite } from "~/sqlite.server";

/** The rows of each part of a store that readers or writers see, without ids and versions. */
export type StoreDump = Record<string, unknown[]>;

/** Tables whose rows are comparable regardless of insertion order. */
const PLAIN_TABLES: Readonly<Record<string, string>> = {
  samples: `SELECT url, kind, sample_id, data FROM samples JOIN documents ON id = document_id`,
  sidebars: `SELECT url, name, html FROM documents
    JOIN document_sidebars ON document_id = documents.id JOIN sidebars ON sidebars.id = sidebar_id`,
  redirects: "SELECT from_key, target FROM redirects",
  assets: "SELECT url_key, content_type, etag FROM assets",
  indexes: "SELECT locale, json FROM search_indexes",
  flaws:
    "SELECT check_name, severity, file, line, position, message, suggestion FROM flaws",
  meta: "SELECT key, value FROM meta WHERE key NOT IN ('version', 'names_version', 'fingerprint', 'setup')",
};

/** Reads a whole store file; two stores of the same content have equal dumps. */
export function dumpStore(file: string): StoreDump {
  const database = new Sqlite(file);
  try {
    const tables = Object.entries(PLAIN_TABLES).map(([name, sql]) => [
      name,
      sort(database.prepare(sql).all()),
    ]);
    return {
      ...(Object.fromEntries(tables) as StoreDump),
      documents: dumpDocuments(database),
      titles: LOCALES.flatMap((locale) => dumpTitles(database, locale)),
      words: LOCALES.flatMap((locale) => dumpWords(database, fullTextTable(locale))),
    };
  } finally {
    database.close();
  }
}

function dumpDocuments(database: Database.Database): unknown[] {
  const rows = database
    .prepare<[], { document: Buffer }>(
      `SELECT url_key, url, locale, leaf, title, summary, modified, popularity, is_searchable,
       document FROM documents ORDER BY url_key`,
    )
    .all();
  return rows.map(({ document, ...row }) => ({ ...row, document: unpackJson(document) }));
}

/** Lists the pages of a locale's index of titles, in its order. */
function dumpTitles(database: Database.Database, locale: Locale): unknown[] {
  const row = database
    .prepare<[string], { data: Uint8Array }>(
      "SELECT data FROM title_indexes WHERE locale = ?",
    )
    .get(locale);
  const pages = row
    ? openTitles(row.data, { locale, isArea: false }).listDocuments()
    : [];
  return pages.map(({ url, title, popularity }) => ({ url, title, popularity }));
}

/** Lists each word of the full-text table, with the pages that contain it. */
function dumpWords(database: Database.Database, table: string): unknown[] {
  database.exec(
    `CREATE VIRTUAL TABLE IF NOT EXISTS temp.${table}_words USING fts5vocab(main, ${table}, 'instance')`,
  );
  return sort(
    database
      .prepare(
        `SELECT term, col, "offset", url FROM temp.${table}_words
         LEFT JOIN documents ON documents.id = doc`,
      )
      .all(),
  );
}

function sort(rows: unknown[]): unknown[] {
  return rows.map((row) => JSON.stringify(row)).sort();
}
