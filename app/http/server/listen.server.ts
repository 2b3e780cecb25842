import { createServer, type RequestListener, type Server } from "node:http";
import { normalizeTarget } from "../request-targets/normalize-target";
import { takeWholeBodies } from "../limits/take-whole-bodies";

/** Keep-alive connections that a balancer opened are not cut before it does so itself. */
const KEEP_ALIVE_TIMEOUT_MS = 65_000;
/** A client that trickles its request holds a socket no longer than this. */
const HEADERS_TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT_MS = 60_000;
/** One that has stopped reading its answer, or that nobody answers, no longer than this. */
const STALL_TIMEOUT_MS = 120_000;
/** How often slow clients are looked for. */
const CHECK_INTERVAL_MS = 5_000;
/** Far more than one server answers at once; files and memory are kept for those. */
const MAX_CONNECTIONS = 10_000;
/** A request that has not ended by then is cut off: below the 10 s after which supervisors kill. */
export const DRAIN_TIMEOUT_MS = 8_000;

const SWEEP_INTERVAL_MS = 50;

export interface ListenOptions {
  port: number;
  host?: string | undefined;
  /** Until all headers, the whole request, and the next byte of an answer have gone over. */
  timeouts?: { headersMs: number; requestMs: number; stallMs: number; checkMs: number };
}

const TIMEOUTS = {
  headersMs: HEADERS_TIMEOUT_MS,
  requestMs: REQUEST_TIMEOUT_MS,
  stallMs: STALL_TIMEOUT_MS,
  checkMs: CHECK_INTERVAL_MS,
};

/**
 * Resolves when connections are accepted; rejects with the socket's error. The listener sees
 * targets in their normal form, and may leave bodies unread.
 */
export function listen(
  listener: RequestListener,
  { port, host, timeouts = TIMEOUTS }: ListenOptions,
): Promise<Server> {
  const server = createServer(
    {
      headersTimeout: timeouts.headersMs,
      requestTimeout: timeouts.requestMs,
      connectionsCheckingInterval: timeouts.checkMs,
      // Node would drop a second Host, which a proxy in front may have gone by: so it is no host.
      joinDuplicateHeaders: true,
    },
    (request, response) => {
      normalizeTarget(request);
      takeWholeBodies(request, response);
      listener(request, response);
    },
  );
  server.keepAliveTimeout = KEEP_ALIVE_TIMEOUT_MS;
  server.timeout = timeouts.stallMs;
  server.maxConnections = MAX_CONNECTIONS;
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port, host }, () => {
      server.off("error", reject);
      resolve(server);
    });
  });
}

/** The port that the server got, which counts when it was asked for any. */
export function getPort(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === "string")
    throw new Error("The server has no port");
  return address.port;
}

/** Takes no new connections and resolves when the last request has been answered. */
export function drain(server: Server, timeoutMs = DRAIN_TIMEOUT_MS): Promise<void> {
  const timer = setTimeout(() => {
    server.closeAllConnections();
  }, timeoutMs);
  // Kept-alive connections turn idle one by one, as their last request is answered.
  const sweep = setInterval(() => {
    server.closeIdleConnections();
  }, SWEEP_INTERVAL_MS);
  return new Promise((resolve) => {
    server.close(() => {
      clearTimeout(timer);
      clearInterval(sweep);
      resolve();
    });
    server.closeIdleConnections();
  });
}
