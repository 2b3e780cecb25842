import { chmodSync, closeSync, fsyncSync, openSync, rmSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { readErrorCode } from "~/database/engine";
import { MIGRATIONS } from "~/database/migrations/index";
import { suggestDiskRemedy } from "~/domain/operations/disk-remedy";
import { Sqlite } from "~/sqlite.server";
import { formatBytes } from "../command/format";
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
    const code = readErrorCode(error);
    if (!code.startsWith("SQLITE_")) throw error;
    const reason = error instanceof Error ? error.message : "";
    throw new UsageError(
      `${from} can't be copied to ${to}: ${reason}${suggestRemedy(code, from)}`,
      { cause: error },
    );
  }
  chmodSync(to, OWNER_ONLY);
  sync(to);
}

/** Codes of a write, which is the copy's: of a read, the copy's disk is not the reason. */
const UNWRITABLE = /^SQLITE_(?:FULL|IOERR_WRITE)$/;

/** Codes of a source that is damaged. */
const DAMAGED = /^SQLITE_(?:NOTADB|CORRUPT)/;

/** A copy has about the size of its source. */
function suggestRemedy(code: string, from: string): string {
  if (DAMAGED.test(code))
    return ". It is damaged: replace it by a sound backup (npm run restore -- FILE).";
  if (!UNWRITABLE.test(code)) return "";
  const needed = formatBytes(statSync(from).size);
  return `. It needs ${needed}. ${suggestDiskRemedy(code, "choose") ?? ""}`;
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

/**
 * Checks that a file is a complete user database that this version of the site can read.
 *
 * @param name The file that messages name: a draft is removed before anybody reads them.
 * @throws UsageError that says what is wrong with it.
 */
export function checkDatabase(file: string, name: string = file): void {
  const steps = readSteps(file);
  if (steps === null)
    throw new UsageError(`${name} is no user database, or a damaged one`);
  const known = new Set(MIGRATIONS.map(({ name }) => name));
  const newer = steps.filter((step) => !known.has(step));
  if (newer.length > 0)
    throw new UsageError(
      `${name} is of a newer version of the site, with the steps ${newer.join(", ")}: update the software first`,
    );
}

/** Codes of permissions, folders and disks. */
const UNREADABLE = /^SQLITE_(?:CANTOPEN|IOERR)/;

/**
 * Lists the migrations that were applied to a database; null when the file is damaged or no
 * database.
 *
 * @throws UsageError when it can't be read, which says nothing about what is in it.
 */
function readSteps(file: string): string[] | null {
  try {
    const database = new Sqlite(file, { readonly: true, fileMustExist: true });
    try {
      const state = database.pragma("integrity_check", { simple: true });
      const list = database.prepare<[], { name: string }>(
        "select name from kysely_migration order by name",
      );
      return state === "ok" ? list.all().map(({ name }) => name) : null;
    } finally {
      database.close();
    }
  } catch (error) {
    if (UNREADABLE.test(readErrorCode(error)))
      throw new UsageError(
        `${file} can't be read: is it a file that this user may read?`,
      );
    return null;
  }
}
