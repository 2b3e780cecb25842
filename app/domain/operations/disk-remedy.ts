const NO_SPACE: ReadonlySet<string> = new Set([
  "ENOSPC",
  "EDQUOT",
  "EFBIG",
  "SQLITE_FULL",
  // The index of a write-ahead log, which SQLite makes at the first read, has no room.
  "SQLITE_IOERR_SHMSIZE",
]);
const NO_FOLDER: ReadonlySet<string> = new Set(["ENOTDIR", "EEXIST"]);
/** Codes of a folder that can't be written; SQLite's extended codes start with the code of their group. */
const NOT_WRITABLE = /^(?:EROFS|EACCES|EPERM|SQLITE_(?:READONLY|CANTOPEN|PERM).*)$/;
const FAILING = /^(?:EIO|SQLITE_IOERR.*)$/;

/**
 * Tells an operator what to do about a file that can't be written; null for the code of another failure.
 *
 * @param choose How a command is told another folder, before the folder: `set DATA_DIR to`.
 */
export function suggestDiskRemedy(
  code: string,
  choose = "set DATA_DIR to",
): string | null {
  if (NO_SPACE.has(code))
    return `Free space on its disk, or ${choose} a folder with more.`;
  if (NO_FOLDER.has(code))
    return `${capitalize(choose)} a folder: there is a file of this name.`;
  if (code === "EISDIR")
    return `Move the folder of this name away, or ${choose} another one.`;
  if (FAILING.test(code))
    return `Look at its disk, which fails or is full (df, dmesg), or ${choose} a folder on another one.`;
  return NOT_WRITABLE.test(code)
    ? `Let the user that runs this command write to its folder, or ${choose} another one.`
    : null;
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
