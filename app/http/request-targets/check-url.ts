import type { Request, RequestHandler, Response } from "express";
import { parseUrl } from "~/domain/http/parse-url";
import { MAX_URL_CHARACTERS } from "~/domain/http/url-limit";
import { decodePercent } from "~/domain/text/decode-percent";
import { CACHE_POLICIES } from "../caching/cache-policies";
import { isServicePath } from "../redirects/page-path";
import { readRefusalLocale, type RefuseRequestOptions } from "../refusal";
import { isOpened, isRead } from "../request-kinds";

/** Six times the deepest page; limits the router's quadratic work (4,000 segments take seconds). */
const MAX_SEGMENTS = 64;
/**
 * Control characters; no URL of the site has one, and regular expressions may stop at a line break.
 */
const CONTROL_CHARACTER = /\p{Cc}/u;
/** Host name or address with an optional port; excludes characters of paths and queries. */
const HOST = /^[\w.:[\]-]+$/;

/**
 * Refuses URLs that are too long or not UTF-8, and invalid Host headers.
 *
 * @param options Null where no reader opens an address.
 */
export function checkUrl(options: RefuseRequestOptions | null): RequestHandler {
  return (request, response, next) => {
    const fault = findFault(request.originalUrl);
    const status = fault ?? findHostFault(request.headers.host);
    if (status === null) return next();
    response.status(status).set("Cache-Control", CACHE_POLICIES.never);
    const isPage = fault !== null && isPageOf(request);
    if (isPage && options?.renderRefusal)
      sendPage(request, response, options).catch(next);
    else response.type("txt").send(status === 414 ? "URI too long" : "Bad request");
  };
}

/** A reader followed a link, such as one that was cut amid a character. */
function isPageOf(request: Request): boolean {
  const { originalUrl, headers } = request;
  return (
    isRead(request) &&
    isOpened(headers) &&
    /^\/[\w-]/.test(originalUrl) &&
    !isServicePath(originalUrl)
  );
}

async function sendPage(
  request: Request,
  response: Response,
  { siteOrigin, renderRefusal }: RefuseRequestOptions,
): Promise<void> {
  const locale = readRefusalLocale(request, siteOrigin);
  const refusal = { locale, seconds: null, form: null, isBadAddress: true };
  response.type("html").send(await renderRefusal?.(refusal));
}

function findFault(url: string): 400 | 414 | null {
  if (url.length > MAX_URL_CHARACTERS) return 414;
  if (!url.startsWith("/") || url.includes("#")) return 400;
  const path = decodePercent(url.split("?", 1)[0] ?? "");
  if (path === null || CONTROL_CHARACTER.test(path)) return 400;
  // URL parsers read a backslash as a slash, so that a host would have to follow.
  if (path.startsWith("/\\") && !parseUrl(path, "http://localhost")) return 400;
  return path.split("/").length > MAX_SEGMENTS ? 414 : null;
}

/** RFC 9112, 3.2 demands 400 for an invalid Host. HTTP/1.0 clients may omit it. */
function findHostFault(host: string | undefined): 400 | null {
  return isHost(host) ? null : 400;
}

/** Tells whether a Host header is valid; true when it is missing. */
export function isHost(host: string | undefined): boolean {
  return host === undefined || (HOST.test(host) && parseUrl(`http://${host}/`) !== null);
}
