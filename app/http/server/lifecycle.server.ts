import type { Server } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import { drain, DRAIN_TIMEOUT_MS } from "./listen.server";

/** For stores and whatever else is to be closed once no request needs it any more. */
const CLOSE_TIMEOUT_MS = 2_000;

const SIGNALS = ["SIGTERM", "SIGINT"] as const;

export interface CloseOptions {
  /** So long the server still takes requests, until balancers have seen that it is not ready. */
  delaySeconds: number;
  logger: Logger;
  /** Closed in this order, after the last request. */
  closers: readonly (() => void | Promise<void>)[];
  /** How to end; process.exit when left out. */
  exit?: (code: number) => void;
}

export interface Lifecycle {
  /** The server is about to end: nothing new should be sent to it. */
  isDraining(): boolean;
  /** Lets a server end well. Called again, it changes nothing: parents pass signals on. */
  close(reason: string): Promise<void>;
  /** Says what there is to close, and has the process's signals do so. */
  attach(server: Server, options: CloseOptions): void;
}

/** How a server ends: it says so, finishes what is under way, closes its stores, and exits. */
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
      logger.error("not closed in time");
      exit(1);
    }, lastMs).unref();
    await wait(delaySeconds * 1000, undefined, { ref: false });
    await drain(server);
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
        // The client opens its next connection elsewhere.
        if (isDraining) response.shouldKeepAlive = false;
      });
    },
  };
}

/** One that fails keeps none of the others open. */
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
      logger.error({ err }, "could not be closed");
    }
  return isClean;
}
