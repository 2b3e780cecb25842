import type { Server } from "node:http";
import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import { drain, DRAIN_TIMEOUT_MS } from "./listen.server";

/** Time for stores and other resources to close after the last request. */
const CLOSE_TIMEOUT_MS = 2_000;

const SIGNALS = ["SIGTERM", "SIGINT"] as const;

export interface CloseOptions {
  /**
   * Time in which the server still accepts requests, so that balancers can see that it is not
   * ready.
   */
  delaySeconds: number;
  logger: Logger;
  /** Ends answers that would never end by themselves, before the requests are drained. */
  onDrain?: () => void;
  /** Drains other listeners at the same time, because each may take as long as the server. */
  drainOthers?: () => Promise<void>;
  /** Called in this order, after the last request. */
  closers: readonly (() => void | Promise<void>)[];
  /** Defaults to process.exit. */
  exit?: (code: number) => void;
}

export interface Lifecycle {
  /** Tells whether shutdown has begun, so that balancers send no new requests. */
  isDraining(): boolean;
  /** Shuts down gracefully. Idempotent, because parent processes forward signals. */
  close(reason: string): Promise<void>;
  /** Registers the server and its resources, and handles the signals of the process. */
  attach(server: Server, options: CloseOptions): void;
}

/** Creates the graceful shutdown: reports not ready, drains requests, closes stores, exits. */
export function createLifecycle(): Lifecycle {
  let isDraining = false;
  let attached: { server: Server; options: CloseOptions } | null = null;
  const exit = (code: number) => (attached?.options.exit ?? process.exit)(code);

  async function close(reason: string): Promise<void> {
    if (isDraining || !attached) return;
    isDraining = true;
    const { server, options } = attached;
    const { logger, delaySeconds, closers } = options;
    logger.info({ reason }, "closing");
    const lastMs = delaySeconds * 1000 + DRAIN_TIMEOUT_MS + CLOSE_TIMEOUT_MS;
    const timer = setTimeout(() => {
      logger.error("shutdown timed out");
      exit(1);
    }, lastMs).unref();
    await wait(delaySeconds * 1000, undefined, { ref: false });
    options.onDrain?.();
    await takeWaiting();
    await Promise.all([drain(server), options.drainOthers?.()]);
    const isClean = await closeAll(closers, logger);
    clearTimeout(timer);
    logger.info("closed");
    exit(isClean ? 0 : 1);
  }

  return {
    isDraining: () => isDraining,
    close,
    attach(server, options) {
      attached = { server, options };
      for (const signal of SIGNALS) process.on(signal, () => void close(signal));
      server.prependListener("request", (_request, response) => {
        // Closes the connection, so that the client's next one reaches another server.
        if (isDraining) response.shouldKeepAlive = false;
      });
    },
  };
}

/** The event loop accepts connections in one turn and reads their requests in the next; the present one is half over. */
const TURNS_TO_READ = 3;

/** Takes in the requests that came while the process was busy: closing would reset their connections. */
async function takeWaiting(): Promise<void> {
  for (let turn = 0; turn < TURNS_TO_READ; turn++) await nextTurn();
}

/** Closes all, even when one fails. */
async function closeAll(
  closers: CloseOptions["closers"],
  logger: Logger,
): Promise<boolean> {
  let isClean = true;
  for (const close of closers)
    try {
      await close();
    } catch (err) {
      isClean = false;
      logger.error({ err }, "a resource could not be closed");
    }
  return isClean;
}
