import type { IncomingHttpHeaders } from "node:http";

/** A browser loads a page ahead that its reader may never see. */
export function isPrefetch(headers: IncomingHttpHeaders): boolean {
  return headers["sec-purpose"] !== undefined || headers["purpose"] === "prefetch";
}
