import type { RequestHandler } from "express";
import { CACHE_POLICIES } from "../caching/cache-policies";
import type { IsTrusted } from "../client-address/trusted-networks.server";
import { isRead } from "../request-kinds";

export interface RequireHttpsOptions {
  /** Origin without a trailing slash. */
  siteOrigin: string;
  isTrustedProxy: IsTrusted;
}

/** Redirects plain HTTP requests that a trusted proxy reports, when the site's origin is https. */
export function requireHttps({
  siteOrigin,
  isTrustedProxy,
}: RequireHttpsOptions): RequestHandler {
  const isSecure = siteOrigin.startsWith("https:");
  return (request, response, next) => {
    const isPlain = request.get("x-forwarded-proto") === "http";
    if (!isSecure || !isPlain || !isRead(request)) return next();
    if (!isTrustedProxy(request.socket.remoteAddress ?? "")) return next();
    response
      .status(301)
      .set({
        Location: `${siteOrigin}/${request.originalUrl.replace(/^[/\\]+/, "")}`,
        // A cache keyed by URL alone would serve this redirect to HTTPS clients: a loop.
        "Cache-Control": CACHE_POLICIES.never,
      })
      .end();
  };
}
