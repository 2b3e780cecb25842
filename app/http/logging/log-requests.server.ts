import { randomUUID } from "node:crypto";
import type { RequestHandler } from "express";
import type { Logger } from "pino";
import { decodePercent } from "~/domain/text/decode-percent";
import { readClientAddress } from "../client-address/read-client-address.server";
import type { IsTrusted } from "../client-address/trusted-networks.server";
import { isCapture } from "../request-kinds";

/**
 * Initialises `response.locals` and logs one line per response. It logs no address, user agent,
 * cookie or query, because none is needed to find a fault. The page cache logs what it sends; its own
 * renders are only logged when they fail.
 */
export function logRequests(logger: Logger, isTrustedProxy: IsTrusted): RequestHandler {
  return (request, response, next) => {
    const start = performance.now();
    const requestId = readRequestId(request.headers["x-request-id"]);
    const { method } = request;
    const [path = ""] = request.originalUrl.split("?", 1);
    Object.assign(response.locals, {
      requestId,
      path: decodePercent(path) ?? "",
      logger: logger.child({ requestId }),
      clientAddress: readClientAddress(
        request.socket.remoteAddress,
        request.get("x-forwarded-for"),
        isTrustedProxy,
      ),
    });
    response.setHeader("X-Request-Id", requestId);
    response.on("close", () => {
      const milliseconds = toMilliseconds(start);
      const { statusCode: status } = response;
      const facts = { requestId, method, path, milliseconds };
      const isFailure = status >= 500 && !response.locals.isExpected;
      if (isFailure) logger.error({ ...facts, status }, "request failed");
      else if (isCapture(request)) return;
      else if (response.writableFinished) logger.info({ ...facts, status }, "request");
      // The client has not got the status that the answer has or would have had.
      else logger.info(facts, "request aborted");
    });
    next();
  };
}

/** Returns the time since `start`, by the clock of `performance`, as the log has it. */
export function toMilliseconds(start: number): number {
  return Math.round((performance.now() - start) * 10) / 10;
}

/** Characters of ids that proxies and tracers use; none can break a log line or a header. */
const ID = /^[\w.:+/=-]{8,128}$/;

/** Returns the id that a proxy has assigned, so that both logs match; else a new UUID. */
export function readRequestId(header: string | string[] | undefined): string {
  return typeof header === "string" && ID.test(header) ? header : randomUUID();
}
