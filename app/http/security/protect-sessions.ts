import type { RequestHandler } from "express";
import onHeaders from "on-headers";
import { CACHE_POLICIES } from "../caching/cache-policies";
import { hasSession } from "../caching/page-cookies";

/**
 * Lets nobody store what was answered to a request that carries a session: pages, data, redirects
 * and errors alike, whatever else says so. Files that never look at a cookie are the exception
 * (`locals.isFile`): a signed-in reader would otherwise load scripts and pictures with each page.
 */
export function protectSessions(): RequestHandler {
  return (request, response, next) => {
    if (hasSession(request.headers.cookie))
      // Registered before all others, so that it has the last word.
      onHeaders(response, () => {
        if (response.locals.isFile && response.statusCode < 400) return;
        response.setHeader("Cache-Control", CACHE_POLICIES.signedIn);
      });
    next();
  };
}
