import type { Request, Response } from "express";
import { toSafeNext } from "~/domain/accounts/safe-next";
import { CACHE_POLICIES } from "../caching/cache-policies";
import { isPageData, isSingleFetch } from "../is-page-data";
import { findBodyLimit } from "./body-sizes";
import { readTypedForm } from "../read-typed-form";
import { findLocale, type RefuseRequestOptions } from "../refusal";
import { isOpened } from "../is-opened";
import { isServicePath } from "../redirects/page-path";

/**
 * Answers 429 in the form that the client expects: JSON for programs, a reload for single fetch, a
 * page for readers.
 *
 * @param isKept Whether the page has the form's fields, to be sent again.
 */
export async function refuseRequest(
  request: Request,
  response: Response,
  { seconds, isKept }: { seconds: number; isKept: boolean },
  { siteOrigin, renderRefusal }: RefuseRequestOptions,
): Promise<void> {
  response
    .status(429)
    .set({ "Retry-After": String(seconds), "Cache-Control": CACHE_POLICIES.never });
  const message = `Too many requests: try again in ${seconds} s`;
  const { originalUrl } = request;
  const { path } = response.locals;
  // The browser's search field opens a service's address, `/api/v1/search/go`.
  const isCall = isServicePath(path) && !isOpened(request.headers);
  if (isCall && !path.startsWith("/users/"))
    response.json({ code: 429, error: "Too many requests", message });
  else if (isSingleFetch(path) && request.method === "GET")
    response.type("text/x-script").send(encodeReload(originalUrl));
  else if (renderRefusal && !isPageData(path)) {
    const limit = findBodyLimit(path);
    const fields = isKept ? await readTypedForm(request, response, limit) : null;
    const form = fields && { address: toSafeNext(originalUrl, "/"), fields };
    const locale = findLocale(request, siteOrigin);
    response.type("html").send(await renderRefusal({ locale, seconds, form }));
  } else response.type("txt").send(message);
}

/**
 * Encodes a redirect with full page load, as `redirectDocument` does, in Remix's single fetch
 * format. The browser then shows the response of that page load. Forms of the site do not use
 * single fetch.
 */
function encodeReload(url: string): string {
  const page = url.replace(/\.data(?=\?|$)/, "").replace(/^\/_root(?=\?|$)/, "/");
  const keys = { _2: 3, _4: 5, _6: 7, _8: 9, _10: 7 };
  const values = [
    "redirect",
    toSafeNext(page, "/"),
    "status",
    302,
    "revalidate",
    false,
    "reload",
    true,
  ];
  return `${JSON.stringify([["SingleFetchRedirect", 1], keys, ...values, "replace"])}\n`;
}
