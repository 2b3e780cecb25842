import { chmodSync, closeSync, fsyncSync, openSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { Sqlite } from "~/sqlite.server";

const OWNER_ONLY = 0o600;
/** All pages in one step: one that others write to between steps would begin anew each time. */
const ALL_PAGES = 2 ** 31 - 1;

/**
 * Copies a database, as it is at one moment, into a file of its own: without the files beside it
 * that a running database has. Who writes to it meanwhile is not held up.
 */
export async function copyDatabase(from: string, to: string): Promise<void> {
  removeDatabase(to);
  closeSync(openSync(to, "w", OWNER_ONLY));
  const source = new Sqlite(from, { readonly: true, fileMustExist: true });
  try {
    await source.backup(to, { progress: () => ALL_PAGES });
  } finally {
    source.close();
  }
  const copy = new Sqlite(to);
  copy.pragma("journal_mode = DELETE");
  copy.close();
  chmodSync(to, OWNER_ONLY);
  sync(to);
}

/** What has been renamed or written is on the disk, also after a power cut. */
export function sync(file: string): void {
  for (const path of [file, dirname(file)]) {
    const handle = openSync(path, "r");
    fsyncSync(handle);
    closeSync(handle);
  }
}

/** The file, and what SQLite has put beside it. */
export function removeDatabase(file: string): void {
  for (const suffix of ["", "-wal", "-shm", "-journal"])
    rmSync(`${file}${suffix}`, { force: true });
}
