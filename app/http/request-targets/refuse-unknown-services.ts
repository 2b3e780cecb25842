import type { RequestHandler } from "express";
import { CACHE_POLICIES } from "../caching/cache-policies";
import { isServicePath } from "../redirects/page-path";

/**
 * Every address of the API in its one form: programs rely on the slash at the end, and on its
 * absence (server contract, 1.1). A segment with a colon stands for any.
 */
export const API_PATHS = [
  "/api/v1/csp-reports",
  "/api/v1/feedback",
  "/api/v1/info",
  "/api/v1/newsletter",
  "/api/v1/ping",
  "/api/v1/play/",
  "/api/v1/play/:id",
  "/api/v1/play/flag",
  "/api/v1/plus/ai/help/history/list",
  "/api/v1/plus/newsletter/",
  "/api/v1/plus/settings/",
  "/api/v1/search",
  "/api/v1/search/go",
  "/api/v1/search/suggestions",
  "/api/v1/stripe/plans",
  "/api/v1/whoami",
  "/api/v2/analyze",
  "/api/v2/badge",
  "/api/v2/collections/",
  "/api/v2/collections/:id/",
  "/api/v2/collections/:id/export.csv",
  "/api/v2/collections/:id/export.json",
  "/api/v2/collections/:id/items/",
  "/api/v2/collections/:id/items/:item/",
  "/api/v2/collections/lookup/",
  "/api/v2/grade_distribution",
  "/api/v2/recommendation_matrix",
  "/api/v2/scan",
] as const;

/** Those of sign-in are pages, and the accounts provider knows no other form of its own. */
const OWN_ROUTES = /^\/(?:users\/|events\/fxa\/?$)/;
const PATTERNS = API_PATHS.map(
  (path) => new RegExp(`^${path.replaceAll(".", "\\.").replace(/:\w+/g, "[^/]+")}$`),
);

/** Answers 404 without a body to programs that ask for what no service has (server contract, 1.3). */
export function refuseUnknownServices(): RequestHandler {
  return (request, response, next) => {
    // Encoded, so that an escaped slash stays a part of its segment.
    if (!isServicePath(response.locals.path) || isKnown(request.path)) return next();
    response.status(404).set("Cache-Control", CACHE_POLICIES.never).end();
  };
}

function isKnown(path: string): boolean {
  return OWN_ROUTES.test(path) || PATTERNS.some((pattern) => pattern.test(path));
}
