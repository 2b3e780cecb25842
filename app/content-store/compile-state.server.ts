import { existsSync } from "node:fs";
import type Database from "better-sqlite3";
import { Sqlite } from "~/sqlite.server";
import type { CheckCount, Flaw } from "~/domain/documents/flaw";
import { ContentStoreError } from "./errors";
import { openStoreFile, readMeta } from "./open-store-file.server";

/**
 * Returns the numbers of documents and flaws of the compile with this fingerprint; null when there is
 * no store, or it has another fingerprint. A null fingerprint matches any store.
 */
export function readCompileState(
  file: string,
  fingerprint: string | null,
): { documents: number; counts: CheckCount[] } | null {
  return readStore(file, (database) => {
    if (fingerprint !== null && readMeta(database, "fingerprint") !== fingerprint)
      return null;
    const counts = database
      .prepare<[], CheckCount>(
        `SELECT check_name AS "check", severity, count(*) AS count
         FROM flaws GROUP BY check_name, severity`,
      )
      .all();
    const documents = database
      .prepare<[], { count: number }>(
        "SELECT (SELECT count(*) FROM documents) + (SELECT count(*) FROM area_pages) AS count",
      )
      .get();
    return { documents: documents?.count ?? 0, counts };
  });
}

/** Returns all flaws of a store; none when there is no store. */
export function readFlaws(file: string): Flaw[] {
  const read = (database: Database.Database) =>
    database
      .prepare<[], Flaw>(
        `SELECT check_name AS "check", severity, file, line, position AS "column", message, suggestion
         FROM flaws ORDER BY id`,
      )
      .all();
  return readStore(file, read) ?? [];
}

/** Returns the version of the store; null when there is none. */
export function readStoreVersion(file: string): string | null {
  return readStore(file, (database) => readMeta(database, "version"));
}

/** Returns the fingerprint of the setup that the store was made with; null when there is no store. */
export function readStoreSetup(file: string): string | null {
  return readStore(file, (database) => readMeta(database, "setup"));
}

/**
 * Returns the compiler's own state from the store, by key; null when there is no store, or it was made
 * with none of these setups.
 */
export function readCompileMemory(
  file: string,
  setups: readonly string[],
): { notes: Map<string, string>; redirects: Map<string, string> } | null {
  return readStore(file, (database) => {
    if (!setups.includes(readMeta(database, "setup") ?? "")) return null;
    const notes = database
      .prepare<[], { key: string; data: string }>("SELECT key, data FROM compile_memory")
      .all();
    const redirects = database
      .prepare<[], { key: string; target: string }>(
        "SELECT from_key AS key, target FROM redirects",
      )
      .all();
    return {
      notes: new Map(notes.map(({ key, data }) => [key, data])),
      redirects: new Map(redirects.map(({ key, target }) => [key, target])),
    };
  });
}

/** Treats an older or broken store as missing, so that it is compiled anew. */
function readStore<T>(file: string, read: (database: Database.Database) => T): T | null {
  if (!existsSync(file)) return null;
  try {
    const database = openStoreFile(file);
    try {
      return read(database);
    } finally {
      database.close();
    }
  } catch (error) {
    if (error instanceof ContentStoreError || error instanceof Sqlite.SqliteError)
      return null;
    throw error;
  }
}
