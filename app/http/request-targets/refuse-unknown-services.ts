import type { RequestHandler } from "express";
import { SECTIONS } from "~/domain/site/sections";
import { CACHE_POLICIES } from "../caching/cache-policies";
import { isServicePath } from "../redirects/page-path";

/**
 * All API paths in canonical form; clients rely on the trailing slash or its absence (server
 * contract, 1.1). A segment with a colon is a parameter.
 */
export const API_PATHS: readonly string[] = [
  ...SECTIONS.flatMap(({ api = [] }) => api),
  "/api/v1/csp-reports",
  "/api/v1/info",
  // Handles a disabled newsletter itself (server contract, 6.2).
  "/api/v1/newsletter",
  "/api/v1/ping",
];

/**
 * Excludes the sign-in pages and the provider's callback, whose routes handle their own variants. Their
 * layout has no page of its own: Remix would answer `/users/` with an empty one.
 */
const OWN_ROUTES = /^\/(?:users\/[^.]|events\/fxa\/?$)/i;
const PATTERNS = API_PATHS.map(
  (path) => new RegExp(`^${path.replaceAll(".", "\\.").replace(/:\w+/g, "[^/]+")}$`),
);

/** Answers 404 without a body to unknown API paths (server contract, 1.3). */
export function refuseUnknownServices(): RequestHandler {
  return (request, response, next) => {
    // Tests the encoded path, so that an encoded slash stays within its segment.
    if (!isServicePath(response.locals.path) || isKnown(request.path)) return next();
    response.status(404).set("Cache-Control", CACHE_POLICIES.never).end();
  };
}

function isKnown(path: string): boolean {
  return OWN_ROUTES.test(path) || PATTERNS.some((pattern) => pattern.test(path));
}
