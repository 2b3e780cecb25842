import type { Response } from "express";
import { CACHE_POLICIES } from "../caching/cache-policies";

/** A precondition that fails, and a range beyond the end (RFC 9110, 13.2 and 14.2). */
const REFUSALS: ReadonlySet<unknown> = new Set([412, 416]);
/** Headers of the file, which an answer without it would contradict. */
const FILE_HEADERS = [
  "Content-Disposition",
  "Content-Encoding",
  "Content-Type",
  "ETag",
  "Last-Modified",
];

/**
 * Answers a refusal that `send` throws: it is the client's, and as a failure of the server would raise alarms.
 *
 * @returns false for any other error.
 */
export function refusePart(error: unknown, response: Response): boolean {
  const status = error instanceof Error && "status" in error ? error.status : null;
  if (!REFUSALS.has(status) || response.headersSent) return false;
  for (const name of FILE_HEADERS) response.removeHeader(name);
  response.set("Cache-Control", CACHE_POLICIES.never).sendStatus(Number(status));
  return true;
}
