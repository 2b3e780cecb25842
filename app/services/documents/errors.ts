/** A stored document has a section of an unknown type. */
export class UnknownSectionError extends Error {
  override readonly name = "UnknownSectionError";
  readonly type: string;

  constructor(type: string) {
    super(`Unknown section type: ${type}`);
    this.type = type;
  }
}
