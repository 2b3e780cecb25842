import { explainFileFailure } from "~/domain/operations/file-write-error";

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

/** Tells an operator in one line why a store can't be used, and what to do. */
export function explainStoreError({ message, reason }: ContentStoreError): string {
  // A compile by the same user could not replace a file that it may not read.
  const remedy =
    reason === UNREADABLE
      ? "Let the user of the server read the file and its folder."
      : "Run `npm run content` to compile the content.";
  return `${message}. ${remedy}`;
}

/** Wraps a failure of the disk in a FileWriteError; returns any other error unchanged. The current store stays in use. */
export function explainWriteFailure(error: unknown, file: string): unknown {
  return explainFileFailure(error, {
    file: `Content store ${file}`,
    choose: "set DATA_DIR to",
  });
}
