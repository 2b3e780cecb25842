import type { RequestHandler } from "express";
import { CACHE_POLICIES } from "./cache-policies";
import { isServicePath } from "./redirects/page-path";

const MAX_FORM_BYTES = 64 * 1024;
/** The playground's form: 1 MiB of code, of which each sign may be written as three. */
const MAX_CODE_BYTES = 4 * 1024 * 1024;
const CODE_FORM = /^\/[\w-]+\/play\/?$/i;
/** Programs may send more; some calls allow less. */
const MAX_SERVICE_BYTES = 2 * 1024 * 1024;

/**
 * Refuses bodies that are longer than any form, before anything reads them. A body of unknown
 * length is refused too: no browser sends one. Node holds clients to the length they announce.
 */
export function limitBodies(): RequestHandler {
  return (request, response, next) => {
    const limit = findLimit(response.locals.path);
    const isUnknown = request.headers["transfer-encoding"] !== undefined;
    const length = Number(request.headers["content-length"] ?? 0);
    if (!isUnknown && length <= limit) return next();
    response
      .status(isUnknown ? 411 : 413)
      .set("Cache-Control", CACHE_POLICIES.never)
      .type("txt")
      .send(isUnknown ? "Length required" : "Content too large");
  };
}

function findLimit(path: string): number {
  if (CODE_FORM.test(path)) return MAX_CODE_BYTES;
  return isServicePath(path) ? MAX_SERVICE_BYTES : MAX_FORM_BYTES;
}
