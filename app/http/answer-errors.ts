import type { ErrorRequestHandler, Request, RequestHandler, Response } from "express";
import { CACHE_POLICIES } from "./cache-policies";
import { isSingleFetch } from "./is-single-fetch";
import { isFilePath, isServicePath, parsePagePath } from "./redirects/page-path";

/** Headers of the answer that was meant, which are not true of the one that comes. */
const HEADERS_OF_BODIES = ["Content-Type", "Content-Encoding", "Content-Length", "ETag"];

/**
 * The last resort, for faults outside of Remix. A reader gets the site's page of an error, which
 * `renderPages` makes of `locals.fault`; programs, and pages of which even that fails, an id that
 * is in the log too.
 */
export function answerErrors(renderPages?: RequestHandler): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    const { logger, requestId, fault } = response.locals;
    logger.error({ err: error, incidentId: requestId }, "unhandled error");
    if (response.headersSent) {
      next(error);
      return;
    }
    for (const name of HEADERS_OF_BODIES) response.removeHeader(name);
    response
      .status(500)
      .set({ "Cache-Control": CACHE_POLICIES.never, "error-id": requestId });
    if (renderPages && fault === undefined && isForPage(request, response)) {
      response.locals.fault = error;
      renderPages(request, response, next);
    } else if (isForData(response.locals.path))
      response.json({
        code: 500,
        error: "Server error",
        message: "internal server error",
      });
    else response.type("txt").send(`Internal server error (${requestId})`);
  };
}

/** Frames, pictures and the like are no place for a page with menus. */
function isForPage(request: Request, { locals: { path } }: Response): boolean {
  const { method } = request;
  if (method !== "GET" && method !== "HEAD") return false;
  if (isServicePath(path) || isSingleFetch(request.path)) return false;
  if (isFilePath(path) && parsePagePath(path).section !== "docs") return false;
  const destination = request.get("sec-fetch-dest") ?? "document";
  return destination === "document" && !isForData(path);
}

function isForData(path: string): boolean {
  return isServicePath(path) || path.endsWith(".json");
}
