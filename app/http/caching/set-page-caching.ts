import type { Request, RequestHandler, Response } from "express";
import onHeaders from "on-headers";
import { CACHE_POLICIES } from "./cache-policies";
import { isPageData } from "../is-page-data";
import { hasPageCookie, hasSession } from "./page-cookies";

/** Path of the rules; pages name it in a header, so that the CSP allows no inline rules. */
export const SPECULATION_RULES_PATH = "/speculation-rules.json";

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
    const isRead = request.method === "GET" || request.method === "HEAD";
    onHeaders(response, () => {
      const isPage = isPageOrItsData(request, response);
      if (isPage) response.vary("Cookie");
      if (isForSpeculation(request, response))
        response.setHeader("Speculation-Rules", `"${SPECULATION_RULES_PATH}"`);
      // Clients that prefer Markdown get it at the page's URL (answers/serve-twins).
      if (isPage && !isPageData(request.path)) response.vary("Accept");
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

/** Includes single fetch data, because it contains the same article. */
function isPageOrItsData(request: Request, response: Response): boolean {
  const type = String(response.getHeader("Content-Type"));
  return type.startsWith("text/html") || isPageData(request.path);
}

/** Not on pages of signed-in readers: what they load is counted, and their pages are never stored. */
function isForSpeculation(request: Request, response: Response): boolean {
  const isHtml = String(response.getHeader("Content-Type")).startsWith("text/html");
  return isHtml && response.statusCode === 200 && !hasSession(request.headers.cookie);
}

/** 202: single fetch wraps a redirect. Set-Cookie: the response is for one visitor. */
function isCacheable(response: Response): boolean {
  const { statusCode } = response;
  return statusCode < 400 && statusCode !== 202
    ? !response.hasHeader("Set-Cookie")
    : false;
}
