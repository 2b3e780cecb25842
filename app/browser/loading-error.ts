import { readResponseStatus } from "./keep-last-document";

const NOT_FOUND = 404;

/** The data that a client navigation asked for never came, or can't be read. */
export class LoadingError extends Error {
  override readonly name = "LoadingError";
  readonly url: string;

  /** @param status Of the answer; null when there was none. */
  constructor(url: string, status: number | null, cause: unknown) {
    const facts = status === null ? url : `${status} on ${url}`;
    super(`${facts}: ${toText(cause)}`, { cause });
    this.url = url;
  }
}

/**
 * What to throw for a load that failed with `error`: answers that have a meaning of their own
 * (a redirect, a page that does not exist) stay as they are.
 */
export function toLoadingError(
  error: unknown,
  url: string,
  readAnswer: (url: string) => number | null = readResponseStatus,
): unknown {
  const status = readStatus(error);
  if (error instanceof Response || status === NOT_FOUND) return error;
  return new LoadingError(url, status ?? readAnswer(url), error);
}

function readStatus(error: unknown): number | null {
  const hasStatus = typeof error === "object" && error !== null && "status" in error;
  return hasStatus && typeof error.status === "number" ? error.status : null;
}

function toText(cause: unknown): string {
  if (cause instanceof Error) return cause.message;
  const hasText = typeof cause === "object" && cause !== null && "statusText" in cause;
  return hasText ? String(cause.statusText) : String(cause);
}
