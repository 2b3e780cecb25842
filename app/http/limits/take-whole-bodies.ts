import type { IncomingMessage, ServerResponse } from "node:http";

/** As long as the longest body that any route reads (`limitBodies`). */
const MAX_DRAINED_BYTES = 4 * 1024 * 1024;

/**
 * Keeps a connection usable after an answer that left some of its request's body unread: the rest
 * is read and dropped, since it stands in front of the next request. A body that is too long for
 * that, or of unknown length, costs the connection.
 */
export function takeWholeBodies(
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { "content-length": length = "0", "transfer-encoding": encoding } =
    request.headers;
  if (encoding === undefined && length === "0") return;
  if (encoding !== undefined || Number(length) > MAX_DRAINED_BYTES)
    response.shouldKeepAlive = false;
  response.once("finish", () => {
    if (request.readableEnded) return;
    // A reader that waits for somebody to take its data would hold up the rest.
    request.removeAllListeners("data").removeAllListeners("readable").resume();
  });
}
