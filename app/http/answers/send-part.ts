import type { Request, Response } from "express";
import { CACHE_POLICIES } from "../caching/cache-policies";
import type { DataBody } from "./send-data";

/** Players ask for parts of these; nobody compresses them on the way. */
const PLAYED_TYPES = /^(?:audio|video)\//;
/** One part. Several at once, other units and what is malformed may be answered with the whole. */
const ONE_RANGE = /^bytes=\s*(?:\d+-\d*|-\d+)\s*$/;

/**
 * Answers a request for one part of a recording (RFC 9110, 14), without which some browsers
 * play none. False: the whole is to be sent.
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

/** What the client has already decides first: whether all of it, or parts of another version. */
function wantsPart(request: Request, etag: string): boolean {
  const condition = request.get("If-Range");
  return (
    request.method === "GET" &&
    ONE_RANGE.test(request.get("Range") ?? "") &&
    request.get("If-None-Match") === undefined &&
    (condition === undefined || condition === etag)
  );
}
