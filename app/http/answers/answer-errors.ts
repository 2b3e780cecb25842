import type { ErrorRequestHandler, Request, RequestHandler, Response } from "express";
import { CACHE_POLICIES } from "../caching/cache-policies";
import { isPageData, isRead } from "../request-kinds";
import { isFilePath, isServicePath, parsePagePath } from "../redirects/page-path";

/** Headers of the intended response, which would be wrong for the error response. */
const HEADERS_OF_BODIES = ["Content-Type", "Content-Encoding", "Content-Length", "ETag"];

/** Renders the site's error page for an error outside Remix, when the request is for a page. */
export function showFaults(renderPages: RequestHandler): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent || !isForPage(request, response)) {
      next(error);
      return;
    }
    for (const name of HEADERS_OF_BODIES) response.removeHeader(name);
    // Remix logs and shows it as its own error.
    response.locals.fault = error;
    response.set({
      "Cache-Control": CACHE_POLICIES.never,
      "error-id": response.locals.requestId,
    });
    renderPages(request, response, next);
  };
}

/**
 * Last error handler: logs the error, and answers 500 with the request id. A client that leaves before its
 * body has ended is no error: browsers do so to reports and pings when a window is closed.
 */
export function answerErrors(): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (request.errored !== null && request.errored === error) return;
    const { logger, requestId, path } = response.locals;
    logger.error({ err: error, incidentId: requestId }, "unhandled error");
    if (response.headersSent) {
      next(error);
      return;
    }
    for (const name of HEADERS_OF_BODIES) response.removeHeader(name);
    response
      .status(500)
      .set({ "Cache-Control": CACHE_POLICIES.never, "error-id": requestId });
    if (isForData(path))
      response.json({
        code: 500,
        error: "Server error",
        message: "internal server error",
      });
    else response.type("txt").send(`Internal server error (${requestId})`);
  };
}

/** Excludes iframes, images and other subresources, which can't show a page with menus. */
function isForPage(request: Request, { locals: { path } }: Response): boolean {
  if (!isRead(request)) return false;
  if (isServicePath(path) || isPageData(request.path)) return false;
  if (isFilePath(path) && parsePagePath(path).section !== "docs") return false;
  const destination = request.get("sec-fetch-dest") ?? "document";
  return destination === "document" && !isForData(path);
}

function isForData(path: string): boolean {
  return isServicePath(path) || path.endsWith(".json");
}
