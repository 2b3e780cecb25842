import { readErrorCode } from "../engine";

/** Messages of the driver's own timeouts. */
const MESSAGES =
  /^(?:Connection terminated due to connection timeout|Query read timeout|timeout expired)$/;

const CODES: ReadonlySet<string> = new Set(["EHOSTUNREACH", "ENETUNREACH", "ETIMEDOUT"]);

/**
 * Tells whether the server did not answer within the timeout. An exhausted pool does not count,
 * because it only means that the server is busy.
 */
export function isSilence(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  return CODES.has(readErrorCode(error)) || MESSAGES.test(error.message);
}
