import type { Request, RequestHandler } from "express";
import { CACHE_POLICIES } from "../caching/cache-policies";

const READ_METHODS = ["GET", "HEAD", "OPTIONS"];

/**
 * CSRF protection: accepts writes from the site's own pages, and from clients that are no browsers,
 * because browsers send Origin or Sec-Fetch-Site with every write.
 *
 * @param siteOrigin Public origin of the site, in case a proxy changes Host.
 */
export function checkOrigin(siteOrigin: string): RequestHandler {
  return (request, response, next) => {
    if (READ_METHODS.includes(request.method)) return next();
    if (isOwnWrite(request, siteOrigin)) {
      // Removed because Remix would compare it with Host, which a proxy may have changed.
      delete request.headers.origin;
      return next();
    }
    response
      .status(403)
      .set("Cache-Control", CACHE_POLICIES.never)
      .type("txt")
      .send("This form was sent from another site");
  };
}

/** Scripts can't forge either header. Sec-Fetch-Site is missing without https. */
function isOwnWrite(request: Request, siteOrigin: string): boolean {
  const site = request.get("sec-fetch-site");
  // "none": initiated by the user, such as a resubmission after a restart.
  if (site !== undefined) return site === "same-origin" || site === "none";
  const origin = request.get("origin");
  if (origin === undefined) return true;
  return origin === siteOrigin || readHost(origin) === request.get("host");
}

/** Returns null for "null", the origin of sandboxed pages. */
function readHost(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
