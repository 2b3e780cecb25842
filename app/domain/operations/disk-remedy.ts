const NO_SPACE: ReadonlySet<string> = new Set([
  "ENOSPC",
  "EDQUOT",
  "EFBIG",
  "SQLITE_FULL",
]);
const NO_FOLDER: ReadonlySet<string> = new Set(["ENOTDIR", "EEXIST"]);
/** Codes of a folder that can't be written, or a failing disk; SQLite's extended codes start with the code of their group. */
const NOT_WRITABLE =
  /^(?:EROFS|EACCES|EPERM|EIO|SQLITE_(?:READONLY|CANTOPEN|IOERR|PERM).*)$/;

/** Tells an operator what to do about a file below DATA_DIR that can't be written; null for the code of another failure. */
export function suggestDiskRemedy(code: string): string | null {
  if (NO_SPACE.has(code))
    return "Free space on its disk, or set DATA_DIR to a folder with more.";
  if (NO_FOLDER.has(code))
    return "Set DATA_DIR to a folder: there is a file of this name.";
  return NOT_WRITABLE.test(code)
    ? "Let the user that runs this command write to its folder, or set DATA_DIR to another one."
    : null;
}
