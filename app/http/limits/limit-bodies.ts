import type { Request, RequestHandler, Response } from "express";
import { FULL_COLLECTION_FORM_BYTES } from "~/domain/accounts/form-sizes";
import { CACHE_POLICIES } from "../caching/cache-policies";
import { isSingleFetch } from "../request-targets/is-single-fetch";
import { findLocale, type RefuseRequestOptions } from "./refuse-request";
import { isServicePath } from "../redirects/page-path";

const MAX_FORM_BYTES = 64 * 1024;
/** Twice what fits the fields: up to there the page says itself which field is too long. */
const MAX_COLLECTION_BYTES = 2 * FULL_COLLECTION_FORM_BYTES;
const COLLECTION_FORM = /^\/[\w-]+\/plus\/collections\//i;
/** The playground's form: 1 MiB of code, of which each sign may be written as three. */
const MAX_CODE_BYTES = 4 * 1024 * 1024;
const CODE_FORM = /^\/[\w-]+\/play\/?$/i;
/** Programs may send more; some calls allow less. */
const MAX_SERVICE_BYTES = 2 * 1024 * 1024;

/**
 * Refuses bodies that are longer than any form, before anything reads them. A body of unknown
 * length is refused too: no browser sends one. Node holds clients to the length they announce.
 */
export function limitBodies(options: RefuseRequestOptions): RequestHandler {
  return (request, response, next) => {
    const limit = findLimit(response.locals.path);
    const isUnknown = request.headers["transfer-encoding"] !== undefined;
    const length = Number(request.headers["content-length"] ?? 0);
    if (!isUnknown && length <= limit) return next();
    response
      .status(isUnknown ? 411 : 413)
      .set("Cache-Control", CACHE_POLICIES.never)
      .type("txt");
    if (isUnknown) response.send("Length required");
    else refuseLength(request, response, options).catch(next);
  };
}

/** Readers get a page; programs, and our own scripts, know the status. */
async function refuseLength(
  request: Request,
  response: Response,
  { siteOrigin, renderRefusal }: RefuseRequestOptions,
): Promise<void> {
  const { path } = response.locals;
  if (!renderRefusal || isServicePath(path) || isSingleFetch(path)) {
    response.send("Content too large");
    return;
  }
  const locale = findLocale(request, siteOrigin);
  const page = await renderRefusal({ locale, seconds: null, form: null });
  response.type("html").send(page);
}

function findLimit(path: string): number {
  if (CODE_FORM.test(path)) return MAX_CODE_BYTES;
  if (COLLECTION_FORM.test(path)) return MAX_COLLECTION_BYTES;
  return isServicePath(path) ? MAX_SERVICE_BYTES : MAX_FORM_BYTES;
}
