import { readErrorCode } from "../engine";

const NETWORK_CODES = new Set([
  "EAI_AGAIN",
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOENT",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
]);

/** Codes of Node for a certificate that has expired or is not trusted, and for a failed handshake. */
const TLS_CODES =
  /^(?:CERT_|CRL_|DEPTH_ZERO_|EPROTO$|ERR_SSL_|ERR_TLS_|HOSTNAME_MISMATCH$|INVALID_(?:CA|PURPOSE)$|SELF_SIGNED_|UNABLE_TO_)/;

/**
 * SQLSTATE classes: connection lost, authentication failed, database missing, conflicts that a
 * retry solves, out of resources, cancelled or shutting down, read-only standby.
 */
const STATES = /^(?:08|28|3D|40|53|57|58)...$|^(?:25006|55P03)$/;

/** Messages of the driver's own errors, which have no code. */
const MESSAGES =
  /timeout exceeded when trying to connect|timeout expired|connection terminated|query read timeout|connection ended|not queryable|does not support SSL/i;

/**
 * Tells whether the server is unreachable, not trusted, refuses the connection, is too slow, or can't
 * read its files.
 */
export function isUnavailable(error: unknown): boolean {
  const code = readErrorCode(error);
  if (NETWORK_CODES.has(code) || TLS_CODES.test(code)) return true;
  if (STATES.test(code) || isDamaged(error)) return true;
  return error instanceof Error && code === "" && MESSAGES.test(error.message);
}

/** Tests for SQLSTATE `disk_full` and `read_only_sql_transaction`. */
export function isReadOnly(error: unknown): boolean {
  return /^(?:53100|25006)$/.test(readErrorCode(error));
}

/** Tests for SQLSTATE `data_corrupted` and `index_corrupted`. */
export function isDamaged(error: unknown): boolean {
  return /^XX00[12]$/.test(readErrorCode(error));
}

/** Messages of the driver's own timeouts. */
const TIMEOUT_MESSAGES =
  /^(?:Connection terminated due to connection timeout|Query read timeout|timeout expired)$/;

const TIMEOUT_CODES: ReadonlySet<string> = new Set([
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ETIMEDOUT",
]);

/**
 * Tells whether the server did not answer within the timeout. An exhausted pool does not count,
 * because it only means that the server is busy.
 */
export function isSilence(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  return TIMEOUT_CODES.has(readErrorCode(error)) || TIMEOUT_MESSAGES.test(error.message);
}
