import { readErrorCode } from "../engine";

/** Prefixes: extended codes add a suffix, as in SQLITE_BUSY_SNAPSHOT and SQLITE_IOERR_WRITE. */
const CODES = /^SQLITE_(?:BUSY|LOCKED|IOERR|FULL|CANTOPEN|READONLY|NOMEM|PROTOCOL)/;

/** Codes of the file system, when the file or its folder is created or missing. */
const FILE_CODES =
  /^(?:EACCES|EDQUOT|EEXIST|EIO|EMFILE|ENOENT|ENOSPC|ENOTDIR|EPERM|EROFS)$/;

/** Tells whether the file is locked, full, damaged, or can't be opened or written. */
export function isUnavailable(error: unknown): boolean {
  const code = readErrorCode(error);
  return CODES.test(code) || FILE_CODES.test(code) || isDamaged(error);
}

/** Tells whether the disk is full, or refuses writes. */
export function isReadOnly(error: unknown): boolean {
  const code = readErrorCode(error);
  return /^SQLITE_(?:FULL|READONLY|IOERR_(?:WRITE|FSYNC|TRUNCATE))/.test(code);
}

/** Tells whether the file is no database or has an unreadable page. */
export function isDamaged(error: unknown): boolean {
  return /^SQLITE_(?:CORRUPT|NOTADB)/.test(readErrorCode(error));
}

/** Tells whether another process holds the lock, so that a retry may succeed. */
export function isBusy(error: unknown): boolean {
  return /^SQLITE_(?:BUSY|LOCKED)/.test(readErrorCode(error));
}

/** A local file never times out: it answers at once or reports a lock. */
export function isSilence(): boolean {
  return false;
}
