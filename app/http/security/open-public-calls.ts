import type { RequestHandler } from "express";
import { SECTIONS } from "~/domain/site/sections";

/** API paths that answer every origin, in canonical form. */
const PUBLIC_CALLS: ReadonlySet<string> = new Set(
  SECTIONS.flatMap(({ api = [], isApiPublic }) => (isApiPublic ? api : [])),
);

/** Headers that tell one reader, or one calling page, from another. */
const IDENTIFYING_HEADERS = ["authorization", "cookie", "origin", "sec-fetch-site"];

const OPEN_HEADERS = {
  "Access-Control-Allow-Origin": "*",
  "Cross-Origin-Resource-Policy": "cross-origin",
};
const PREFLIGHT_HEADERS = {
  "Access-Control-Allow-Methods": "GET, OPTIONS, HEAD, POST",
  "Access-Control-Allow-Headers": "*",
  "Access-Control-Max-Age": "86400",
};

/**
 * Opens the public API calls to pages of every origin (CORS), and answers their preflight requests.
 * Removes everything that identifies the caller before other middleware than `protectSessions` runs,
 * because a call that passes the origin check from any page must act for no session.
 */
export function openPublicCalls(): RequestHandler {
  return (request, response, next) => {
    if (!PUBLIC_CALLS.has(response.locals.path)) return next();
    for (const name of IDENTIFYING_HEADERS) Reflect.deleteProperty(request.headers, name);
    response.set(OPEN_HEADERS);
    if (request.method !== "OPTIONS") return next();
    response.status(204).set(PREFLIGHT_HEADERS).end();
  };
}
