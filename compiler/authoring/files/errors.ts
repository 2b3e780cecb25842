/** A path leads out of the content, or over a symbolic link. */
export class UnsafePathError extends Error {
  override readonly name = "UnsafePathError";
  readonly path: string;

  constructor(path: string, reason: string) {
    super(`${path} ${reason}`);
    this.path = path;
  }
}

/** A file is not what it was when the change was prepared, so that nothing was written. */
export class ChangedFileError extends Error {
  override readonly name = "ChangedFileError";
  readonly path: string;

  constructor(path: string) {
    super(`${path} was changed meanwhile; nothing was written`);
    this.path = path;
  }
}

/** A request to change the content can't be carried out. The message is for the author. */
export class AuthoringError extends Error {
  override readonly name = "AuthoringError";
}
