import type { Request, RequestHandler } from "express";
import { CACHE_POLICIES } from "../caching/cache-policies";

const READ_METHODS = ["GET", "HEAD", "OPTIONS"];

/**
 * Writes come from this site's own pages, or from programs that are no browsers and so have no
 * cookies to abuse: browsers tell the origin of every write.
 *
 * @param siteOrigin Where readers reach the site, if a proxy in front changes the host.
 */
export function checkOrigin(siteOrigin: string): RequestHandler {
  return (request, response, next) => {
    if (READ_METHODS.includes(request.method)) return next();
    if (isOwnWrite(request, siteOrigin)) {
      // Decided here: Remix would compare it with Host, which a proxy may have changed.
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

/** A page can't set either header itself. Sec-Fetch-Site is missing where there is no https. */
function isOwnWrite(request: Request, siteOrigin: string): boolean {
  const site = request.get("sec-fetch-site");
  // "none": the reader's own doing, such as sending a form again after a restart.
  if (site !== undefined) return site === "same-origin" || site === "none";
  const origin = request.get("origin");
  if (origin === undefined) return true;
  return origin === siteOrigin || readHost(origin) === request.get("host");
}

/** Null for the origin "null" of sandboxed pages. */
function readHost(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
