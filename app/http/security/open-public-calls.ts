import type { Request, RequestHandler, Response } from "express";
import { isLoopback } from "~/domain/http/loopback";
import { SECTIONS } from "~/domain/site/sections";
import { CACHE_POLICIES } from "../caching/cache-policies";
import { OPEN_HEADERS } from "../open-headers";

/** API paths that answer every origin, in canonical form. */
const PUBLIC_CALLS: ReadonlySet<string> = new Set(
  SECTIONS.flatMap(({ api = [], isApiPublic }) => (isApiPublic ? api : [])),
);

/** Headers that tell one reader, or one calling page, from another. */
const IDENTIFYING_HEADERS = ["authorization", "cookie", "origin", "sec-fetch-site"];

const PREFLIGHT_HEADERS = {
  "Access-Control-Allow-Methods": "GET, OPTIONS, HEAD, POST",
  "Access-Control-Allow-Headers": "*",
  "Access-Control-Max-Age": "86400",
};

/**
 * Opens the public API calls to pages of every origin (CORS), and answers their preflight requests.
 * Removes everything that identifies the caller before other middleware than `protectSessions` runs,
 * because a call that passes the origin check from any page must act for no session. A server on a
 * developer's machine stays closed to other sites, because a site could take its name (DNS
 * rebinding).
 *
 * @param siteOrigin Public origin of the site.
 */
export function openPublicCalls(siteOrigin: string): RequestHandler {
  const isLocal = isLoopback(siteOrigin);
  return (request, response, next) => {
    if (!PUBLIC_CALLS.has(response.locals.path)) return next();
    if (isLocal && !isFromThisMachine(request)) return refuse(response);
    for (const name of IDENTIFYING_HEADERS) Reflect.deleteProperty(request.headers, name);
    if (!isLocal) response.set(OPEN_HEADERS);
    if (request.method !== "OPTIONS") return next();
    response
      .status(204)
      .set(isLocal ? {} : PREFLIGHT_HEADERS)
      .end();
  };
}

function isFromThisMachine(request: Request): boolean {
  const origin = request.get("origin");
  return origin === undefined || isLoopback(origin);
}

function refuse(response: Response): void {
  response
    .status(403)
    .set("Cache-Control", CACHE_POLICIES.never)
    .type("txt")
    .send("This server answers pages of this machine only");
}
