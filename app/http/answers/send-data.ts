import type { Request, Response } from "express";
import { matchesEtag } from "~/domain/site/matches-etag";
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
