/** Reason of a store that a compile does not mend. */
export const UNREADABLE = "can't be opened by this user";

/** The file is missing, is no content store, or has another format version. */
export class ContentStoreError extends Error {
  override readonly name = "ContentStoreError";
  readonly file: string;
  readonly reason: string;

  constructor(file: string, reason: string, options?: ErrorOptions) {
    super(`Content store ${file}: ${reason}`, options);
    this.file = file;
    this.reason = reason;
  }
}

/** A new store can't be written to disk; the current one stays in use. */
export class StoreWriteError extends Error {
  override readonly name = "StoreWriteError";
  readonly file: string;

  constructor(file: string, options: { cause: Error & { code: string } }) {
    const { code, message } = options.cause;
    super(
      `Content store ${file} can't be written: ${message} (${code}). ${suggestRemedy(code)}`,
      options,
    );
    this.file = file;
  }
}

const NO_SPACE: ReadonlySet<string> = new Set([
  "ENOSPC",
  "EDQUOT",
  "EFBIG",
  "SQLITE_FULL",
]);
const NO_FOLDER: ReadonlySet<string> = new Set(["ENOTDIR", "EEXIST"]);
/**
 * Error codes of a full or failing disk; SQLite's extended codes start with the code of their
 * group.
 */
const OF_DISK =
  /^(?:ENOSPC|EDQUOT|EFBIG|ENOTDIR|EEXIST|EROFS|EACCES|EPERM|EIO|SQLITE_(?:FULL|READONLY|CANTOPEN|IOERR|PERM).*)$/;

function suggestRemedy(code: string): string {
  if (NO_SPACE.has(code))
    return "Free space on its disk, or set DATA_DIR to a folder with more.";
  if (NO_FOLDER.has(code))
    return "Set DATA_DIR to a folder: there is a file of this name.";
  return "Let the user that runs this command write to its folder, or set DATA_DIR to another one.";
}

/** Wraps a failure of the disk in a StoreWriteError; returns any other error unchanged. */
export function explainWriteFailure(error: unknown, file: string): unknown {
  const isOfDisk =
    error instanceof Error &&
    "code" in error &&
    typeof error.code === "string" &&
    OF_DISK.test(error.code);
  return isOfDisk
    ? new StoreWriteError(file, { cause: error as Error & { code: string } })
    : error;
}
