import type { Request, RequestHandler, Response } from "express";
import onHeaders from "on-headers";
import { CACHE_POLICIES } from "./cache-policies";
import { isPageData, isRead } from "../request-kinds";
import { hasPageCookie } from "./page-cookies";

/**
 * Sets the default Cache-Control: one hour for successful pages, `no-store` for errors and
 * responses to forms, `private` for pages that depend on a cookie. `protectSessions` handles
 * readers with a session. `isDevelopment`: stores nothing.
 */
export function setPageCaching({
  isDevelopment,
}: {
  isDevelopment: boolean;
}): RequestHandler {
  return (request, response, next) => {
    const isReading = isRead(request);
    onHeaders(response, () => {
      const isPage = isPageOrItsData(request, response);
      if (isPage) response.vary("Cookie");
      // Clients that prefer Markdown get it at the page's URL (answers/serve-twins).
      if (isPage && !isPageData(request.path)) response.vary("Accept");
      if (isDevelopment || !isReading || !isCacheable(response))
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

/** Includes single fetch data, because it contains the same article. */
function isPageOrItsData(request: Request, response: Response): boolean {
  const type = String(response.getHeader("Content-Type"));
  return type.startsWith("text/html") || isPageData(request.path);
}

/** 202: single fetch wraps a redirect. Set-Cookie: the response is for one visitor. */
function isCacheable(response: Response): boolean {
  const { statusCode } = response;
  return statusCode < 400 && statusCode !== 202
    ? !response.hasHeader("Set-Cookie")
    : false;
}
