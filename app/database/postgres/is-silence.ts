import { readErrorCode } from "../engine";

/** What the driver says when its own time is over. */
const MESSAGES =
  /^(?:Connection terminated due to connection timeout|Query read timeout|timeout expired)$/;

const CODES: ReadonlySet<string> = new Set(["EHOSTUNREACH", "ENETUNREACH", "ETIMEDOUT"]);

/**
 * Whether the server has said nothing for as long as anybody waits. A pool without a free connection
 * is not that: it says that the server is busy.
 */
export function isSilence(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  return CODES.has(readErrorCode(error)) || MESSAGES.test(error.message);
}
