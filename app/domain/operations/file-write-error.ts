import { suggestDiskRemedy } from "./disk-remedy";

export interface WrittenFile {
  /** Path of the file, or of the folder that it belongs to, behind its kind where the path does not tell it. */
  file: string;
  /** How the command is told another folder, before the folder: `give --out`. */
  choose: string;
  /** Tells operators how far it came: `2.9 MB of it were written`. */
  progress?: string;
}

/** A file of a command can't be written. The message tells an operator which one, why, and what to do. */
export class FileWriteError extends Error {
  override readonly name = "FileWriteError";

  constructor(
    { file, choose, progress }: WrittenFile,
    options: { cause: Error & { code: string } },
  ) {
    const { code, message } = options.cause;
    // SQLite's messages do not name their code, by which operators search.
    const reason = message.includes(code) ? message : `${message} (${code})`;
    const facts = progress === undefined ? reason : `${reason}; ${progress}`;
    super(
      `${file} can't be written: ${facts}. ${suggestDiskRemedy(code, choose) ?? ""}`,
      options,
    );
  }
}

/** Wraps a failure of the disk in a FileWriteError; returns any other error, and one that is wrapped, unchanged. */
export function explainFileFailure(error: unknown, written: WrittenFile): unknown {
  return isOfDisk(error) ? new FileWriteError(written, { cause: error }) : error;
}

/** Tells whether an error is of a disk or folder that an operator can mend. */
function isOfDisk(error: unknown): error is Error & { code: string } {
  return (
    error instanceof Error &&
    "code" in error &&
    typeof error.code === "string" &&
    suggestDiskRemedy(error.code) !== null
  );
}
