import type { Request, RequestHandler, Response } from "express";
import { parseUrl } from "~/domain/http/parse-url";
import { CACHE_POLICIES } from "../caching/cache-policies";
import { isPageData } from "../request-kinds";
import { readRefusalLocale, type RefuseRequestOptions } from "../refusal";
import { readTypedForm } from "../read-body";
import { isServicePath } from "../redirects/page-path";

const READ_METHODS = ["GET", "HEAD", "OPTIONS"];
/** Such requests are not counted, and must cost little. */
const MAX_SHOWN_BYTES = 64 * 1024;

/**
 * CSRF protection: accepts writes from the site's own pages, and from clients that are no browsers,
 * because browsers send Origin or Sec-Fetch-Site with every write. A refused form is shown to be copied.
 *
 * @param options `siteOrigin`: public origin of the site, in case a proxy changes Host.
 */
export function checkOrigin(options: RefuseRequestOptions): RequestHandler {
  return (request, response, next) => {
    if (READ_METHODS.includes(request.method)) return next();
    if (isOwnWrite(request, options.siteOrigin)) {
      // Removed because Remix would compare it with Host, which a proxy may have changed.
      delete request.headers.origin;
      return next();
    }
    refuseForeign(request, response, options).catch(next);
  };
}

/** Readers get a page with the text of a form; programs, single fetch and longer forms do not. */
async function refuseForeign(
  request: Request,
  response: Response,
  { siteOrigin, renderRefusal }: RefuseRequestOptions,
): Promise<void> {
  response.status(403).set("Cache-Control", CACHE_POLICIES.never);
  const { path } = response.locals;
  const isPage = renderRefusal && !isServicePath(path) && !isPageData(path);
  const fields = isPage ? await readTypedForm(request, response, MAX_SHOWN_BYTES) : null;
  if (!isPage || !fields) {
    response.type("txt").send("This form was sent from another site");
    return;
  }
  const locale = readRefusalLocale(request, siteOrigin);
  const form = { address: "", fields };
  const page = await renderRefusal({ locale, seconds: null, isForeign: true, form });
  response.type("html").send(page);
}

/** Scripts can't forge either header. Sec-Fetch-Site is missing without https. */
function isOwnWrite(request: Request, siteOrigin: string): boolean {
  const site = request.get("sec-fetch-site");
  // "none": initiated by the user, such as a resubmission after a restart.
  if (site !== undefined) return site === "same-origin" || site === "none";
  const origin = request.get("origin");
  if (origin === undefined) return true;
  return origin === siteOrigin || readHost(origin) === request.get("host");
}

/** Returns null for "null", the origin of sandboxed pages. */
function readHost(origin: string): string | null {
  return parseUrl(origin)?.host ?? null;
}
