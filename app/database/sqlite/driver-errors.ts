import { readErrorCode } from "../engine";

/** Extended codes begin with these: SQLITE_BUSY_SNAPSHOT, SQLITE_IOERR_WRITE. */
const CODES = /^SQLITE_(?:BUSY|LOCKED|IOERR|FULL|CANTOPEN|READONLY|NOMEM|PROTOCOL)/;

/** From the file system, when file or folder are made. */
const FILE_CODES = /^(?:EACCES|EDQUOT|EEXIST|EIO|EMFILE|ENOSPC|ENOTDIR|EPERM|EROFS)$/;

/** Locked by another process, no space, damaged, or a file that can't be opened or written. */
export function isUnavailable(error: unknown): boolean {
  const code = readErrorCode(error);
  return CODES.test(code) || FILE_CODES.test(code) || isDamaged(error);
}

/** The file is no database, or a page of it can't be read. */
export function isDamaged(error: unknown): boolean {
  return /^SQLITE_(?:CORRUPT|NOTADB)/.test(readErrorCode(error));
}

/** Another process writes: the same statement may work in a moment. */
export function isBusy(error: unknown): boolean {
  return /^SQLITE_(?:BUSY|LOCKED)/.test(readErrorCode(error));
}

/** A file answers at once, or says that it is locked. */
export function isSilence(): boolean {
  return false;
}
