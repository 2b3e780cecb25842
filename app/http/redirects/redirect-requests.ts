import type { Request, RequestHandler } from "express";
import { parseUrl } from "~/domain/http/parse-url";
import { parseLocale } from "~/domain/locales/locale";
import { PREFERRED_LOCALE_COOKIE } from "~/domain/locales/preferred-locale";
import { findPageOfTwin } from "~/domain/site/twin-path";
import { decodePercent } from "~/domain/text/decode-percent";
import { OPEN_HEADERS } from "../open-headers";
import type { AppOptions } from "../app-options";
import { isPageData, isRead } from "../request-kinds";
import { readCookie } from "../cookies/read-cookie";
import { parsePagePath, ROOT_PATHS } from "./page-path";
import type { PageIndex, RedirectRequest } from "./redirect-step";
import { resolveRedirect } from "./resolve-redirect";

/**
 * Redirects to the canonical URL of a page. Skips single fetch, because the loaders redirect client
 * navigations themselves, which updates the address bar.
 */
export function redirectRequests(
  pages: PageIndex,
  { hasHomepage }: Pick<AppOptions, "hasHomepage">,
): RequestHandler {
  return (request, response, next) => {
    if (!isRead(request) || isPageData(request.path)) return next();
    const { path } = response.locals;
    if (hasHomepage && ROOT_PATHS.has(path)) return next();
    const redirect = resolveRedirect(readRedirectRequest(request, path), pages);
    if (!redirect) return next();
    if (redirect.variesByVisitor) response.vary("Accept-Language, Cookie");
    if (findPageOfTwin(path) !== null) response.set(OPEN_HEADERS);
    response
      .status(redirect.status)
      .set({ Location: redirect.location, "Cache-Control": redirect.cacheControl })
      .end();
  };
}

function readRedirectRequest(request: Request, path: string): RedirectRequest {
  const [rawPath = "/", ...query] = request.originalUrl.split("?");
  const { cookie, referer, host } = request.headers;
  return {
    path,
    search: query.length > 0 ? `?${query.join("?")}` : "",
    preferredLocale: parseLocale(readCookie(cookie, PREFERRED_LOCALE_COOKIE) ?? ""),
    isLanguageChoice: isLanguageChoice(path, referer, host),
    acceptLanguage: request.headers["accept-language"] ?? "",
    hasEncodedSlash: /%2f/i.test(rawPath),
  };
}

/**
 * Tells whether the reader comes from the same page in another language, and so has just chosen the
 * language in the menu or by "View in English"; the remembered language must not override it.
 * Scripts update the cookie before they follow the link; this check covers readers without
 * JavaScript.
 *
 * @param path Decoded path of the request.
 * @param referrer Value of the Referer header.
 * @param host Value of the Host header.
 */
export function isLanguageChoice(
  path: string,
  referrer: string | undefined,
  host: string | undefined,
): boolean {
  const from = referrer ? parseUrl(referrer) : null;
  if (!from || from.host !== host) return false;
  const before = parsePagePath(decodePercent(from.pathname) ?? from.pathname);
  const wanted = parsePagePath(path);
  return (
    before.locale !== null &&
    wanted.locale !== null &&
    before.locale !== wanted.locale &&
    before.rest.toLowerCase() === wanted.rest.toLowerCase()
  );
}
