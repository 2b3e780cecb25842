/** The file is missing, is not a content store, or has another format. */
export class ContentStoreError extends Error {
  override readonly name = "ContentStoreError";
  readonly file: string;

  constructor(file: string, reason: string, options?: ErrorOptions) {
    super(`Content store ${file}: ${reason}`, options);
    this.file = file;
  }
}
