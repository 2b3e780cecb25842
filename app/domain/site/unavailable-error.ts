/**
 * Something that the site keeps its readers' data in does not answer now. What was asked for has
 * not happened; the same request may succeed in a moment.
 */
export class UnavailableError extends Error {
  override readonly name = "UnavailableError";
}

/** By name: the error may come from the other copy of this module (docs/architecture.md). */
export function isUnavailable(error: unknown): error is UnavailableError {
  return error instanceof Error && error.name === "UnavailableError";
}
