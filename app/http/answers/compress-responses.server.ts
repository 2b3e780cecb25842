import { constants } from "node:zlib";
import compression from "compression";
import type { RequestHandler } from "express";
import onHeaders from "on-headers";

/**
 * Near the size of the best quality at a tenth of the time, because each response is compressed
 * anew. 8 % fewer bytes than 4, for 0.3 ms of the processor for a document's data.
 */
const DYNAMIC_BROTLI_QUALITY = 5;

export function compressResponses(): RequestHandler {
  const compress = compression({
    // Compression would hold events back until it has a block of them.
    filter: (request, response) =>
      !/^text\/event-stream\b/.test(String(response.getHeader("Content-Type"))) &&
      compression.filter(request, response),
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: DYNAMIC_BROTLI_QUALITY } },
  });
  return (request, response, next) => {
    // Runs after `compress`, because listeners run in reverse order.
    onHeaders(response, () => {
      const etag = response.getHeader("ETag");
      if (!response.hasHeader("Content-Encoding") || typeof etag !== "string") return;
      response.setHeader("ETag", toWeak(etag));
    });
    compress(request, response, next);
  };
}

/** Weakens the ETag, because a strong one promises equal bytes. */
function toWeak(etag: string): string {
  return etag.startsWith("W/") ? etag : `W/${etag}`;
}
