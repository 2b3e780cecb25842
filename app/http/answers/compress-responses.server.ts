import { constants } from "node:zlib";
import compression from "compression";
import type { Request, RequestHandler, Response } from "express";
import onHeaders from "on-headers";

/**
 * Near the size of the best quality at a tenth of the time, because each response is compressed
 * anew. 8 % fewer bytes than 4, for 0.3 ms of the processor for a document's data.
 */
const DYNAMIC_BROTLI_QUALITY = 5;
/** Shorter responses hardly shrink. */
const MIN_BYTES = 1024;
const CODINGS = ["br", "gzip", "deflate", "identity"];
/** Preferred by a client that gets the body as it is; `false`: nothing is acceptable to it. */
const PLAIN: ReadonlySet<unknown> = new Set(["identity", false]);

export function compressResponses(): RequestHandler {
  const compress = compression({
    filter: isPackable,
    threshold: MIN_BYTES,
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: DYNAMIC_BROTLI_QUALITY } },
  });
  return (request, response, next) => {
    // Runs after `compress`, because listeners run in reverse order.
    onHeaders(response, () => {
      const etag = response.getHeader("ETag");
      const isPacked = response.hasHeader("Content-Encoding");
      const stands = !isPacked && standsForPacked(request, response);
      if (typeof etag === "string" && (isPacked || stands))
        response.setHeader("ETag", toWeak(etag));
      // The length of the packed body is not known, and any other is forbidden (RFC 9110, 8.6).
      if (stands) response.removeHeader("Content-Length");
    });
    compress(request, response, next);
  };
}

/**
 * Tells whether answers of this type are compressed, if they are long. Events are not: compression would hold
 * them back until it has a block of them.
 */
export function isPackable(request: Request, response: Response): boolean {
  const type = String(response.getHeader("Content-Type"));
  return !/^text\/event-stream\b/.test(type) && compression.filter(request, response);
}

/**
 * Tells whether a response has no body, a 304 or that of a HEAD, and the GET for it would be
 * compressed: its ETag is the same.
 */
function standsForPacked(request: Request, response: Response): boolean {
  const { unsentBytes } = response.locals;
  const length = unsentBytes ?? Number(response.getHeader("Content-Length") ?? Infinity);
  return (
    (response.statusCode === 304 || request.method === "HEAD") &&
    isPackable(request, response) &&
    length >= MIN_BYTES &&
    !PLAIN.has(request.acceptsEncodings(CODINGS))
  );
}

/** Weakens the ETag, because a strong one promises equal bytes. */
function toWeak(etag: string): string {
  return etag.startsWith("W/") ? etag : `W/${etag}`;
}
