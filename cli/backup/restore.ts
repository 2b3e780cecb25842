import { existsSync, linkSync, renameSync } from "node:fs";
import { dirname } from "node:path";
import { makeFolder } from "~/make-folder.server";
import { Sqlite } from "~/sqlite.server";
import { UsageError } from "../command/usage-error";
import { checkDatabase, copyDatabase, removeDatabase, sync } from "./copy-database";

export interface RestoreOptions {
  from: string;
  to: string;
}

/**
 * Replaces the user database by a backup; the replaced file is kept beside it.
 *
 * @returns where that is; null when there was none.
 * @throws UsageError when the backup can't be used, or a server has the database open.
 */
export async function restore({
  from,
  to,
}: RestoreOptions): Promise<{ kept: string | null }> {
  if (!existsSync(from)) throw new UsageError(`There is no file ${from}`);
  checkDatabase(from);
  makeFolder(dirname(to));
  const draft = `${to}.restoring`;
  try {
    await copyDatabase(from, draft);
    checkDatabase(draft, from);
    const kept = keep(to);
    renameSync(draft, to);
    sync(to);
    return { kept };
  } finally {
    removeDatabase(draft);
  }
}

/**
 * Gives the present database a second name, and moves its log files, which belong to it alone. It
 * loses its first name only when the backup takes it: an end in between must leave no server without.
 *
 * @returns the second name; null when there is no database.
 */
function keep(file: string): string | null {
  const kept = `${file}.before-${new Date().toISOString().replaceAll(":", "-")}`;
  const hasDatabase = existsSync(file);
  if (hasDatabase) {
    requireUnused(file);
    addName(file, kept);
  }
  // A database that was removed while a server ran leaves its log, which SQLite would read into the backup.
  for (const suffix of ["-wal", "-shm", "-journal"])
    if (existsSync(`${file}${suffix}`))
      renameSync(`${file}${suffix}`, `${kept}${suffix}`);
  return hasDatabase ? kept : null;
}

function addName(file: string, name: string): void {
  try {
    linkSync(file, name);
  } catch {
    // A file system without links.
    renameSync(file, name);
  }
}

/**
 * Throws when another process has the database open: SQLite leaves WAL mode only for a sole
 * connection.
 */
function requireUnused(file: string): void {
  try {
    const database = new Sqlite(file, { timeout: 0, fileMustExist: true });
    try {
      database.pragma("journal_mode = DELETE");
    } finally {
      database.close();
    }
  } catch (error) {
    // A damaged database is the reason to restore a backup.
    if (!isLocked(error)) return;
    throw new UsageError(`${file} is in use: stop the server first`);
  }
}

function isLocked(error: unknown): boolean {
  return (
    error instanceof Error &&
    "code" in error &&
    /^SQLITE_(?:BUSY|LOCKED)/.test(String(error.code))
  );
}
