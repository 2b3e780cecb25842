import { readErrorCode } from "~/database/engine";
import { MIGRATIONS } from "~/database/migrations/index";
import { Sqlite } from "~/sqlite.server";
import { UsageError } from "../command/usage-error";

/**
 * Checks that a file is a complete user database that this version of the site can read.
 *
 * @throws UsageError that says what is wrong with it.
 */
export function checkDatabase(file: string): void {
  const steps = readSteps(file);
  if (steps === null)
    throw new UsageError(`${file} is no user database, or a damaged one`);
  const known = new Set(MIGRATIONS.map(({ name }) => name));
  const newer = steps.filter((step) => !known.has(step));
  if (newer.length > 0)
    throw new UsageError(
      `${file} is of a newer version of the site, with the steps ${newer.join(", ")}: update the software first`,
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
