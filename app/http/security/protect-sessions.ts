import type { RequestHandler } from "express";
import onHeaders from "on-headers";
import { CACHE_POLICIES } from "../caching/cache-policies";
import { hasSession } from "../caching/page-cookies";

/**
 * Sets `private, no-store` on all responses to requests with a session, whatever other middleware
 * sets. Exempts public files (`locals.isFile`), so that signed-in readers do not load scripts and
 * images again with each page.
 */
export function protectSessions(): RequestHandler {
  return (request, response, next) => {
    if (hasSession(request.headers.cookie))
      // Registered first, and so run last: `onHeaders` listeners run in reverse order.
      onHeaders(response, () => {
        if (response.locals.isFile && response.statusCode < 400) return;
        response.setHeader("Cache-Control", CACHE_POLICIES.signedIn);
      });
    next();
  };
}
