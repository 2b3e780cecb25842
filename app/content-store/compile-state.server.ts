import { existsSync } from "node:fs";
import type Database from "better-sqlite3";
import { Sqlite } from "~/sqlite.server";
import type { Flaw } from "~/domain/documents/flaw";
import { ContentStoreError } from "./errors";
import { openStoreFile, readMeta } from "./open-store-file.server";

/**
 * What the compile of the sources with this fingerprint has made, as the store tells it; null
 * when there is no store, or it was made of others. Without a fingerprint any will do.
 */
export function readCompileState(
  file: string,
  fingerprint: string | null,
): { documents: number; flaws: Flaw[] } | null {
  return readStore(file, (database) => {
    if (fingerprint !== null && readMeta(database, "fingerprint") !== fingerprint)
      return null;
    const flaws = database
      .prepare<[], Flaw>(
        `SELECT check_name AS "check", severity, file, line, position AS "column", message, suggestion
         FROM flaws ORDER BY id`,
      )
      .all();
    const documents = database
      .prepare<[], { count: number }>(
        "SELECT (SELECT count(*) FROM documents) + (SELECT count(*) FROM area_pages) AS count",
      )
      .get();
    return { documents: documents?.count ?? 0, flaws };
  });
}

/** What the compiler noted for itself in the store, by key; null when there is no store. */
export function readCompileMemory(
  file: string,
): { setup: string; notes: Map<string, string>; redirects: Map<string, string> } | null {
  return readStore(file, (database) => {
    const notes = database
      .prepare<[], { key: string; data: string }>("SELECT key, data FROM compile_memory")
      .all();
    const redirects = database
      .prepare<[], { key: string; target: string }>(
        "SELECT from_key AS key, target FROM redirects",
      )
      .all();
    return {
      setup: readMeta(database, "setup") ?? "",
      notes: new Map(notes.map(({ key, data }) => [key, data])),
      redirects: new Map(redirects.map(({ key, target }) => [key, target])),
    };
  });
}

/** An older or broken store is none: it is simply compiled anew. */
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
