import type { RequestHandler } from "express";
import { CACHE_POLICIES } from "../caching/cache-policies";
import type { IsTrusted } from "../client-address/trusted-networks.server";

export interface RequireHttpsOptions {
  /** Without a slash at the end. */
  siteOrigin: string;
  isTrustedProxy: IsTrusted;
}

/**
 * Who came to the proxy in front without HTTPS is sent to the same address with it, when the
 * site's own address has it.
 */
export function requireHttps({
  siteOrigin,
  isTrustedProxy,
}: RequireHttpsOptions): RequestHandler {
  const isSecure = siteOrigin.startsWith("https:");
  return (request, response, next) => {
    const isPlain = request.get("x-forwarded-proto") === "http";
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!isSecure || !isPlain || !isRead) return next();
    if (!isTrustedProxy(request.socket.remoteAddress ?? "")) return next();
    response
      .status(301)
      .set({
        Location: `${siteOrigin}/${request.originalUrl.replace(/^[/\\]+/, "")}`,
        // In a cache that knows addresses alone, it would lead whoever has HTTPS to itself.
        "Cache-Control": CACHE_POLICIES.never,
      })
      .end();
  };
}
