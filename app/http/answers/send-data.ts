import type { Request, Response } from "express";
import { CACHE_POLICIES } from "../caching/cache-policies";

export interface DataBody {
  body: string | Uint8Array;
  contentType: string;
  etag: string;
}

/** Sends what is the same for everyone, for an hour, or 304 when the visitor has it. */
export function sendData(request: Request, response: Response, data: DataBody): void {
  response.set({
    ETag: data.etag,
    "Cache-Control": CACHE_POLICIES.page,
    "Content-Type": data.contentType,
  });
  if (hasCurrentCopy(request, data.etag)) {
    response.status(304).end();
    return;
  }
  // Express sets the length, leaves the body away for HEAD, and keeps our ETag.
  response.send(typeof data.body === "string" ? data.body : toBuffer(data.body));
}

/** Express would ignore If-None-Match beside `Cache-Control: no-cache`, which fetch sends along. */
function hasCurrentCopy(request: Request, etag: string): boolean {
  const known = request.get("If-None-Match")?.split(/\s*,\s*/) ?? [];
  return known.some((tag) => tag === "*" || tag.replace(/^W\//, "") === etag);
}

/** A view on the same bytes: Express writes buffers as they are, other arrays as JSON. */
function toBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
