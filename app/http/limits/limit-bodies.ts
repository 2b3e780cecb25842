import type { Request, RequestHandler, Response } from "express";
import { FULL_COLLECTION_FORM_BYTES } from "~/domain/accounts/form-sizes";
import { MAX_MCP_BYTES, MCP_PATH, toRpcError } from "~/domain/site/mcp";
import { CACHE_POLICIES } from "../caching/cache-policies";
import { isPageData } from "../is-page-data";
import { findLocale, type RefuseRequestOptions } from "./refuse-request";
import { isServicePath } from "../redirects/page-path";

const MAX_FORM_BYTES = 64 * 1024;
/**
 * Twice the size of full fields, so that the page itself can report a field that is slightly too
 * long.
 */
const MAX_COLLECTION_BYTES = 2 * FULL_COLLECTION_FORM_BYTES;
const COLLECTION_FORM = /^\/[\w-]+\/plus\/collections\//i;
/**
 * The playground's form, the longest body that a route reads: 1 MiB of code, up to three times as long
 * when percent-encoded.
 */
export const MAX_CODE_BYTES = 4 * 1024 * 1024;
const CODE_FORM = /^\/[\w-]+\/play\/?$/i;
/** Services accept more than forms; some routes set a lower limit. */
const MAX_SERVICE_BYTES = 2 * 1024 * 1024;

/**
 * Refuses bodies longer than any form before they are read, and bodies of unknown length, which no
 * browser sends. Node enforces the announced length.
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
    if (response.locals.path === MCP_PATH) {
      const reason = isUnknown
        ? "Send the message's Content-Length."
        : "The message is too long.";
      response.type("json").json(toRpcError("invalidRequest", reason));
    } else if (isUnknown) response.send("Length required");
    else refuseLength(request, response, options).catch(next);
  };
}

/** Renders a page for readers; sends plain text to programs and to single fetch. */
async function refuseLength(
  request: Request,
  response: Response,
  { siteOrigin, renderRefusal }: RefuseRequestOptions,
): Promise<void> {
  const { path } = response.locals;
  if (!renderRefusal || isServicePath(path) || isPageData(path)) {
    response.send("Content too large");
    return;
  }
  const locale = findLocale(request, siteOrigin);
  const page = await renderRefusal({ locale, seconds: null, form: null });
  response.type("html").send(page);
}

function findLimit(path: string): number {
  if (path === MCP_PATH) return MAX_MCP_BYTES;
  if (CODE_FORM.test(path)) return MAX_CODE_BYTES;
  if (COLLECTION_FORM.test(path)) return MAX_COLLECTION_BYTES;
  return isServicePath(path) ? MAX_SERVICE_BYTES : MAX_FORM_BYTES;
}
