import type { RequestHandler, Response } from "express";
import onHeaders from "on-headers";
import { CACHE_POLICIES } from "./cache-policies";

/**
 * Pages that say nothing about caching get the policy of their kind: an hour for what was
 * found, nothing for errors and for answers to forms. `isDevelopment` stores nothing at all.
 */
export function setPageCaching({
  isDevelopment,
}: {
  isDevelopment: boolean;
}): RequestHandler {
  return (request, response, next) => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    onHeaders(response, () => {
      if (isDevelopment || !isRead || !isCacheable(response))
        response.setHeader("Cache-Control", CACHE_POLICIES.never);
      else if (!response.hasHeader("Cache-Control"))
        response.setHeader("Cache-Control", CACHE_POLICIES.page);
    });
    next();
  };
}

/** Single fetch wraps a redirect in 202; a response with a cookie is for one visitor. */
function isCacheable(response: Response): boolean {
  const { statusCode } = response;
  return statusCode < 400 && statusCode !== 202
    ? !response.hasHeader("Set-Cookie")
    : false;
}
