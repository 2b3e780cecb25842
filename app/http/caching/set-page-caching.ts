import type { Request, RequestHandler, Response } from "express";
import onHeaders from "on-headers";
import { CACHE_POLICIES } from "./cache-policies";
import { isSingleFetch } from "../request-targets/is-single-fetch";
import { hasPageCookie } from "./page-cookies";

/**
 * Pages that say nothing about caching get the policy of their kind: an hour for what was
 * found, nothing for errors and for answers to forms. Who has no cookie that changes a page
 * gets the page of everyone; the others get one of their own, which only they may keep. What
 * readers with a session get is `protectSessions`' part.
 * `isDevelopment` stores nothing at all.
 */
export function setPageCaching({
  isDevelopment,
}: {
  isDevelopment: boolean;
}): RequestHandler {
  return (request, response, next) => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    onHeaders(response, () => {
      const isPage = isPageOrItsData(request, response);
      if (isPage) response.vary("Cookie");
      if (isDevelopment || !isRead || !isCacheable(response))
        response.setHeader("Cache-Control", CACHE_POLICIES.never);
      else if (!response.hasHeader("Cache-Control"))
        response.setHeader(
          "Cache-Control",
          isPage && hasPageCookie(request.headers.cookie)
            ? CACHE_POLICIES.ownPage
            : CACHE_POLICIES.page,
        );
    });
    next();
  };
}

/** The data of a client navigation holds the same article. */
function isPageOrItsData(request: Request, response: Response): boolean {
  const type = String(response.getHeader("Content-Type"));
  return type.startsWith("text/html") || isSingleFetch(request.path);
}

/** Single fetch wraps a redirect in 202; a response with a cookie is for one visitor. */
function isCacheable(response: Response): boolean {
  const { statusCode } = response;
  return statusCode < 400 && statusCode !== 202
    ? !response.hasHeader("Set-Cookie")
    : false;
}
