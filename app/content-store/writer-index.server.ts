import type Database from "better-sqlite3";
import type { Flaw } from "~/domain/documents/flaw";
import { parseLocale, type Locale } from "~/domain/locales/locale";
import { urlKey } from "~/domain/documents/slug";
import { openStoreFile, readMeta } from "./open-store-file.server";

/** The facts of a page that lists for writers show. */
export interface IndexedPage {
  url: string;
  locale: Locale;
  title: string;
  /** ISO 8601; null when the history is unknown. */
  modified: string | null;
  /** 0 to 1. */
  popularity: number;
  /** The page's file below `files/`; null for a page without one. */
  path: string | null;
  /** The en-US commit that a translation was made from. */
  sourceCommit: string | null;
}

/** Pages and flaws of one compile, for writers. Lists are read once. */
export interface WriterIndex {
  readonly version: string;
  listPages(): readonly IndexedPage[];
  listFlaws(): readonly Flaw[];
  findPage(url: string): IndexedPage | null;
  listFlawsOf(file: string): Flaw[];
  close(): void;
}

/** Opens a finished store for lists of pages and flaws. Throws ContentStoreError. */
export function openWriterIndex(file: string): WriterIndex {
  const database = openStoreFile(file);
  const page = database.prepare<[string], IndexedPage>(
    `SELECT ${PAGE_COLUMNS} FROM documents WHERE url_key = ?`,
  );
  const flaws = database.prepare<[string], Flaw>(
    `SELECT ${FLAW_COLUMNS} FROM flaws WHERE file = ? ORDER BY line, position`,
  );
  let allPages: readonly IndexedPage[] | null = null;
  let allFlaws: readonly Flaw[] | null = null;
  return {
    version: readMeta(database, "version") ?? "",
    listPages: () => (allPages ??= readPages(database)),
    listFlaws: () => (allFlaws ??= readFlaws(database)),
    findPage: (url) => page.get(urlKey(url)) ?? null,
    listFlawsOf: (path) => flaws.all(path),
    close: () => database.close(),
  };
}

const PAGE_COLUMNS =
  "url, locale, title, modified, popularity, path, source_commit AS sourceCommit";
const FLAW_COLUMNS =
  "check_name AS 'check', severity, file, line, position AS 'column', message, suggestion";

function readPages(database: Database.Database): IndexedPage[] {
  return database
    .prepare<[], IndexedPage>(
      `SELECT ${PAGE_COLUMNS} FROM documents ORDER BY locale, url`,
    )
    .all()
    .filter(({ locale }) => parseLocale(locale) !== null);
}

function readFlaws(database: Database.Database): Flaw[] {
  return database
    .prepare<[], Flaw>(`SELECT ${FLAW_COLUMNS} FROM flaws ORDER BY file, line, position`)
    .all();
}
