import type { Request, RequestHandler, Response } from "express";
import { MCP_PATH, toRpcError } from "~/domain/site/mcp";
import { CACHE_POLICIES } from "../caching/cache-policies";
import { isPageData } from "../request-kinds";
import { getBodyLimit } from "./body-sizes";
import { readRefusalLocale, type RefuseRequestOptions } from "../refusal";
import { isServicePath } from "../redirects/page-path";

/**
 * Refuses bodies longer than any form before they are read, and bodies of unknown length, which no
 * browser sends. Node enforces the announced length.
 */
export function limitBodies(options: RefuseRequestOptions): RequestHandler {
  return (request, response, next) => {
    const limit = getBodyLimit(response.locals.path);
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
  const locale = readRefusalLocale(request, siteOrigin);
  const page = await renderRefusal({ locale, seconds: null, form: null });
  response.type("html").send(page);
}
