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

/**
 * Retry-After of responses while the database is unavailable: an estimate of its
 * recovery.
 */
export const RETRY_AFTER_SECONDS = 10;

/** Status and headers of pages and forms that can't be answered meanwhile. */
export const UNAVAILABLE_RESPONSE = {
  status: 503,
  statusText: "Service Unavailable",
  headers: { "Retry-After": String(RETRY_AFTER_SECONDS) },
};
