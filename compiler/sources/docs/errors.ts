/** A content root is missing or has no locale folder, so that the compile can't begin. */
export class SourceRootError extends Error {
  override readonly name = "SourceRootError";
  readonly root: string;

  constructor(root: string, reason: string, options?: ErrorOptions) {
    super(`content root ${root} ${reason}`, options);
    this.root = root;
  }
}
