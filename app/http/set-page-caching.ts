import type { Request, RequestHandler, Response } from "express";
import onHeaders from "on-headers";
import { HIDDEN_BROWSERS_COOKIE, parseHiddenBrowsers } from "~/domain/hidden-browsers";
import { SESSION_COOKIE_NAMES } from "~/domain/session-cookie";
import { parseTheme, THEME_KEY, toThemeAttribute } from "~/domain/theme";
import { CACHE_POLICIES } from "./cache-policies";
import { isSingleFetch } from "./is-single-fetch";
import { readCookie } from "./read-cookie";

/**
 * Cookies that change pages, and the values of each that do. The choice of browsers is applied
 * here on the server, since it has to work without a script, and a table without its other
 * columns is also smaller and prints well. Few readers choose, so nearly all still share one
 * page; the others' own copies are found by Vary, in their browsers' caches too.
 */
const PAGE_COOKIES: readonly (readonly [string, (value: string) => boolean])[] = [
  [HIDDEN_BROWSERS_COOKIE, (value) => parseHiddenBrowsers(value).length > 0],
  [THEME_KEY, (value) => toThemeAttribute(parseTheme(value)) !== undefined],
];

/**
 * Pages that say nothing about caching get the policy of their kind: an hour for what was
 * found, nothing for errors and for answers to forms. Who has no cookie that changes a page
 * gets the page of everyone; the others get one of their own, which only they may keep.
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
      else if (isPage && hasSession(request))
        response.setHeader("Cache-Control", CACHE_POLICIES.signedIn);
      else if (!response.hasHeader("Cache-Control"))
        response.setHeader(
          "Cache-Control",
          isPage && hasPageCookie(request) ? CACHE_POLICIES.ownPage : CACHE_POLICIES.page,
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

/** Signed in, or so it says: what a page shows of a reader, only the reader may see. */
function hasSession(request: Request): boolean {
  return SESSION_COOKIE_NAMES.some(
    (name) => readCookie(request.headers.cookie, name) !== null,
  );
}

function hasPageCookie(request: Request): boolean {
  return PAGE_COOKIES.some(([name, isTelling]) => {
    const value = readCookie(request.headers.cookie, name);
    return value !== null && isTelling(value);
  });
}

/** Single fetch wraps a redirect in 202; a response with a cookie is for one visitor. */
function isCacheable(response: Response): boolean {
  const { statusCode } = response;
  return statusCode < 400 && statusCode !== 202
    ? !response.hasHeader("Set-Cookie")
    : false;
}
