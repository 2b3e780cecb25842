import { closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import type { SqliteDatabase } from "kysely";
import { Sqlite } from "~/sqlite.server";

/**
 * Time that a statement waits inside SQLite for another process. It is short because the wait
 * blocks the event loop, page views included; the driver waits the rest asynchronously.
 */
const BUSY_TIMEOUT_MILLISECONDS = 50;

/** File mode: other users of the machine must not read the data. */
const OWNER_ONLY = 0o600;

/** Opens the file; creates it and its folder when missing. */
export function connect(file: string): SqliteDatabase {
  mkdirSync(dirname(file), { recursive: true });
  closeSync(openSync(file, "a", OWNER_ONLY));
  const database = new Sqlite(file, { timeout: BUSY_TIMEOUT_MILLISECONDS });
  database.pragma("journal_mode = WAL");
  // FULL: a committed write survives a power cut.
  database.pragma("synchronous = FULL");
  database.pragma("foreign_keys = ON");
  return database;
}
