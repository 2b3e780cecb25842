import { existsSync } from "node:fs";
import type Database from "better-sqlite3";
import { Sqlite } from "~/sqlite.server";
import { ContentStoreError, UNREADABLE } from "./errors";
import { STORE_FORMAT } from "./schema";

const CACHE_KIBIBYTES = 16_384;

/**
 * Opens the file of a finished store read-only, and keeps the state of this moment until it is closed,
 * because edits may be written into the same file. Throws ContentStoreError when the file is none.
 */
export function openStoreFile(file: string): Database.Database {
  if (!existsSync(file)) throw new ContentStoreError(file, "there is no such file");
  const database = openReadOnly(file);
  try {
    database.pragma(`cache_size = -${CACHE_KIBIBYTES}`);
    database.exec("BEGIN");
    // The first read takes the snapshot.
    const format: unknown = database.pragma("user_version", { simple: true });
    if (format !== STORE_FORMAT)
      throw new ContentStoreError(
        file,
        `has format ${String(format)}, not ${STORE_FORMAT}`,
      );
    return database;
  } catch (error) {
    database.close();
    if (error instanceof ContentStoreError) throw error;
    throw new ContentStoreError(file, "is not a content store", { cause: error });
  }
}

function openReadOnly(file: string): Database.Database {
  try {
    return new Sqlite(file, { readonly: true, fileMustExist: true });
  } catch (error) {
    throw new ContentStoreError(file, UNREADABLE, { cause: error });
  }
}

/** Reads a value from the `meta` table. */
export function readMeta(database: Database.Database, key: string): string | null {
  const row = database
    .prepare<[string], { value: string }>("SELECT value FROM meta WHERE key = ?")
    .get(key);
  return row?.value ?? null;
}
