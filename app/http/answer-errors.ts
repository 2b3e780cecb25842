import type { ErrorRequestHandler } from "express";
import { CACHE_POLICIES } from "./cache-policies";

/** The last resort, for faults outside of Remix: what happened goes to the log, an id to the reader. */
export function answerErrors(): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    const { logger, requestId } = response.locals;
    logger.error({ err: error, incidentId: requestId }, "unhandled error");
    if (response.headersSent) {
      next(error);
      return;
    }
    response
      .status(500)
      .set({ "Cache-Control": CACHE_POLICIES.never, "error-id": requestId })
      .type("txt")
      .send(`Internal server error (${requestId})`);
  };
}
