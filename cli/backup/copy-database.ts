import { chmodSync, closeSync, fsyncSync, openSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { readErrorCode } from "~/database/engine";
import { Sqlite } from "~/sqlite.server";
import { UsageError } from "../command/usage-error";

const OWNER_ONLY = 0o600;
/**
 * Copies all pages in one step, because a copy in several steps starts anew after each write.
 */
const ALL_PAGES = 2 ** 31 - 1;

/**
 * Copies a database as it is at one moment into a single file without write-ahead log. Writers
 * are not blocked meanwhile.
 *
 * @throws UsageError when SQLite can't read the one or write the other.
 */
export async function copyDatabase(from: string, to: string): Promise<void> {
  removeDatabase(to);
  closeSync(openSync(to, "w", OWNER_ONLY));
  try {
    await copyPages(from, to);
  } catch (error) {
    if (!readErrorCode(error).startsWith("SQLITE_")) throw error;
    const reason = error instanceof Error ? error.message : "";
    throw new UsageError(`${from} can't be copied to ${to}: ${reason}`, { cause: error });
  }
  chmodSync(to, OWNER_ONLY);
  sync(to);
}

async function copyPages(from: string, to: string): Promise<void> {
  const source = new Sqlite(from, { readonly: true, fileMustExist: true });
  try {
    await source.backup(to, { progress: () => ALL_PAGES });
  } finally {
    source.close();
  }
  const copy = new Sqlite(to);
  copy.pragma("journal_mode = DELETE");
  copy.close();
}

/** Flushes a file or folder to the disk, so that a write or rename survives a power cut. */
export function sync(file: string): void {
  for (const path of [file, dirname(file)]) {
    const handle = openSync(path, "r");
    fsyncSync(handle);
    closeSync(handle);
  }
}

/** Removes the file and the log files that SQLite keeps beside it. */
export function removeDatabase(file: string): void {
  for (const suffix of ["", "-wal", "-shm", "-journal"])
    rmSync(`${file}${suffix}`, { force: true });
}
