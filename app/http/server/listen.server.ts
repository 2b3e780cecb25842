import { createServer, type RequestListener, type Server } from "node:http";
import { setImmediate as nextTurn } from "node:timers/promises";
import { normalizeTarget } from "../request-targets/normalize-target";
import { takeWholeBodies } from "../limits/take-whole-bodies";

/** Longer than the idle timeout of load balancers, which must close connections first. */
const KEEP_ALIVE_TIMEOUT_MS = 65_000;
/** Limits slow clients (slowloris). */
const HEADERS_TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT_MS = 60_000;
/** Limits idle sockets: clients that stop reading, or responses that never come. */
const STALL_TIMEOUT_MS = 120_000;
/** Interval of the check for slow clients. */
const CHECK_INTERVAL_MS = 5_000;
/** Bounds file descriptors and memory. */
const MAX_CONNECTIONS = 10_000;
/** Cuts off requests still running, below the 10 s after which supervisors kill. */
export const DRAIN_TIMEOUT_MS = 8_000;

const SWEEP_INTERVAL_MS = 50;
const TURNS_TO_CLOSE = 2;

export interface ListenOptions {
  port: number;
  host?: string | undefined;
  /** Gets the server before it accepts connections. */
  prepare?: (server: Server) => void;
  /** Limits for the headers, the whole request, and the next byte of a response. */
  timeouts?: { headersMs: number; requestMs: number; stallMs: number; checkMs: number };
}

const TIMEOUTS = {
  headersMs: HEADERS_TIMEOUT_MS,
  requestMs: REQUEST_TIMEOUT_MS,
  stallMs: STALL_TIMEOUT_MS,
  checkMs: CHECK_INTERVAL_MS,
};

/**
 * Starts a server and resolves when it accepts connections; rejects with the socket's error. The
 * listener gets normalised targets, and may leave bodies unread.
 */
export function listen(
  listener: RequestListener,
  { port, host, prepare, timeouts = TIMEOUTS }: ListenOptions,
): Promise<Server> {
  const server = createServer(
    {
      headersTimeout: timeouts.headersMs,
      requestTimeout: timeouts.requestMs,
      connectionsCheckingInterval: timeouts.checkMs,
      // Joins duplicate Host headers, which makes them invalid, because a proxy may use the other
      // one.
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
  prepare?.(server);
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port, host }, () => {
      server.off("error", reject);
      resolve(server);
    });
  });
}

/** Returns the actual port, for servers that listen on port 0. */
export function getPort(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === "string")
    throw new Error("The server has no port");
  return address.port;
}

/** Stops accepting connections; resolves after the last response, which has been logged. */
export async function drain(server: Server, timeoutMs = DRAIN_TIMEOUT_MS): Promise<void> {
  await closeServer(server, timeoutMs);
  // Node closes a server before the answers that were cut off: those close at the end of this turn or the next.
  for (let turn = 0; turn < TURNS_TO_CLOSE; turn++) await nextTurn();
}

function closeServer(server: Server, timeoutMs: number): Promise<void> {
  const timer = setTimeout(() => {
    server.closeAllConnections();
  }, timeoutMs);
  // Connections become idle one by one, after their last response. Requests that have come are read first.
  const sweep = setInterval(() => {
    setImmediate(() => server.closeIdleConnections());
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
