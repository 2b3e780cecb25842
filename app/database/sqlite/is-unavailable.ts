import { readErrorCode } from "../engine";

/** Extended codes begin with these: SQLITE_BUSY_SNAPSHOT, SQLITE_IOERR_WRITE. */
const CODES = /^SQLITE_(?:BUSY|LOCKED|IOERR|FULL|CANTOPEN|READONLY|NOMEM|PROTOCOL)/;

/** Locked by another process, no space, or a file that can't be opened or written. */
export function isUnavailable(error: unknown): boolean {
  return CODES.test(readErrorCode(error));
}

/** Another process writes: the same statement may work in a moment. */
export function isBusy(error: unknown): boolean {
  return /^SQLITE_(?:BUSY|LOCKED)/.test(readErrorCode(error));
}
