import type { Request, Response } from "express";
import { CACHE_POLICIES } from "../caching/cache-policies";
import type { DataBody } from "./send-data";

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
