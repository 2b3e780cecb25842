/**
 * A store of reader data does not answer. The operation did not take place; a retry may
 * succeed.
 */
export class UnavailableError extends Error {
  override readonly name = "UnavailableError";
}

/**
 * Checks the name, because the error may come from the other copy of this module
 * (docs/architecture.md).
 */
export function isUnavailable(error: unknown): error is UnavailableError {
  return error instanceof Error && error.name === "UnavailableError";
}

/** The Retry-After of answers while the database does not answer: it may be back by then. */
export const RETRY_AFTER_SECONDS = 10;
