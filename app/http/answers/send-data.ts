import type { Request, Response } from "express";
import { matchesEtag } from "~/domain/http/matches-etag";
import { CACHE_POLICIES } from "../caching/cache-policies";

export interface DataBody {
  body: string | Uint8Array;
  contentType: string;
  etag: string;
}

/** Sends public data, cacheable for an hour by default; 304 when the client's ETag matches. */
export function sendData(
  request: Request,
  response: Response,
  data: DataBody,
  policy: string = CACHE_POLICIES.page,
): void {
  response.set({
    ETag: data.etag,
    "Cache-Control": policy,
    "Content-Type": data.contentType,
  });
  if (hasCurrentCopy(request, data.etag)) {
    response.locals.unsentBytes = Buffer.byteLength(data.body);
    response.status(304).end();
    return;
  }
  // Express sets the length, omits the body for HEAD, and keeps this ETag.
  response.send(typeof data.body === "string" ? data.body : toBuffer(data.body));
}

/**
 * Compares ETags here, because Express ignores If-None-Match beside the `Cache-Control: no-cache`
 * that fetch sends.
 */
export function hasCurrentCopy(request: Request, etag: string): boolean {
  return matchesEtag(request.get("If-None-Match"), etag);
}

/** Creates a view without a copy, because Express would serialise other typed arrays as JSON. */
function toBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

/** Media types that players request in ranges, and that proxies do not compress. */
const PLAYED_TYPES = /^(?:audio|video)\//;
/**
 * A single byte range. For several ranges, other units and syntax errors, the whole body is a valid
 * answer.
 */
const ONE_RANGE = /^bytes=\s*(?:\d+-\d*|-\d+)\s*$/;

/**
 * Answers a range request for audio or video (RFC 9110, section 14), which some browsers require
 * for playback. Returns false when the whole body is to be sent.
 */
export function sendPart(request: Request, response: Response, data: DataBody): boolean {
  if (!PLAYED_TYPES.test(data.contentType)) return false;
  response.setHeader("Accept-Ranges", "bytes");
  if (!wantsPart(request, data.etag)) return false;
  const size = data.body.length;
  const ranges = request.range(size);
  const range = Array.isArray(ranges) ? ranges[0] : undefined;
  if (!range) {
    response
      .status(416)
      .set({ "Content-Range": `bytes */${size}`, "Cache-Control": CACHE_POLICIES.never })
      .type("txt")
      .send("Range not satisfiable");
    return true;
  }
  response.status(206).set({
    ETag: data.etag,
    "Cache-Control": CACHE_POLICIES.page,
    "Content-Type": data.contentType,
    "Content-Range": `bytes ${range.start}-${range.end}/${size}`,
  });
  response.send(Buffer.from(data.body.slice(range.start, range.end + 1)));
  return true;
}

/**
 * Checks preconditions first: If-None-Match may allow a 304, and If-Range may name another version.
 */
function wantsPart(request: Request, etag: string): boolean {
  const condition = request.get("If-Range");
  return (
    request.method === "GET" &&
    ONE_RANGE.test(request.get("Range") ?? "") &&
    request.get("If-None-Match") === undefined &&
    (condition === undefined || condition === etag)
  );
}

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
