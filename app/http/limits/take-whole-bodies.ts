import type { IncomingMessage, ServerResponse } from "node:http";
import { MAX_LONG_FORM_BYTES } from "./body-sizes";

/**
 * Drains the unread rest of a request's body after the response, because it precedes the next
 * request on a keep-alive connection. Closes the connection when the body is too long or of unknown
 * length.
 */
export function takeWholeBodies(
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { "content-length": length = "0", "transfer-encoding": encoding } =
    request.headers;
  if (encoding === undefined && length === "0") return;
  if (encoding !== undefined || Number(length) > MAX_LONG_FORM_BYTES)
    response.shouldKeepAlive = false;
  response.once("finish", () => {
    if (request.readableEnded) return;
    // Removes other listeners, because a paused consumer would block the rest.
    request.removeAllListeners("data").removeAllListeners("readable").resume();
  });
}
