import type { Server } from "node:http";
import type { Request } from "express";
import type { Logger } from "pino";
import { ConfigError, type Config } from "~/config.server";
import { isLoopback, isLoopbackAddress } from "~/domain/http/loopback";
import { getPort, drain, listen } from "~/http/server/listen.server";
import { createRunner } from "~/http/runner/create-runner";
import type { RunnerOptions } from "~/http/runner/runner-options";
import { serveRunnerOnSite } from "~/http/runner/serve-runner-on-site";
import { splitHosts } from "~/http/runner/split-hosts";
import { nameListenFailure } from "./name-listen-failure.server";

/** Keeps clear of the ports near the site's, which other instances tend to use. */
const PORT_DISTANCE = 10_000;
const LAST_PORT = 65_535;

export interface OpenRunnerOptions extends RunnerOptions {
  config: Pick<
    Config,
    | "PLAYGROUND_ORIGIN"
    | "PLAYGROUND_PORT"
    | "METRICS_PORT"
    | "SITE_ORIGIN"
    | "PORT"
    | "HOST"
    | "TRUSTED_PROXIES"
  >;
  logger: Logger;
}

/**
 * Opens the runner of code samples (docs/decisions/0017-runner-origin.md). It serves
 * PLAYGROUND_ORIGIN on the site's own socket; without that variable, it serves loopback readers on
 * another host name and port, and all others from a sandbox on the site's origin.
 */
export async function openRunner(options: OpenRunnerOptions) {
  const { config, logger } = options;
  const { PLAYGROUND_ORIGIN: given, SITE_ORIGIN: site } = config;
  const own = given ?? toLocalOrigin(site);
  const isTrustedProxy = config.TRUSTED_PROXIES;
  const app = own === null ? null : createRunner({ ...options, isTrustedProxy }, own);
  const server = app && (await listenForCode(app, options));
  const local = given === undefined && server ? getPort(server) : null;
  const localOrigin = local === null || own === null ? null : `${own}:${local}`;
  if (server) logger.info({ url: given ?? localOrigin }, "code samples are served");

  /** Returns the runner's origin for a request; only loopback clients can reach the local port. */
  function findOrigin(request: Request): string | null {
    if (given !== undefined) return given;
    const isHere = isLoopbackAddress(request.socket.remoteAddress ?? "");
    return isHere && request.get("host") === new URL(site).host ? localOrigin : null;
  }

  return {
    serveRunner: serveRunnerOnSite(options, findOrigin),
    runnerOrigins: [given ?? localOrigin].filter((origin) => origin !== null),
    /** Routes requests by host name, to the runner or to the site. */
    splitHosts: splitHosts(given === undefined ? null : app, given ?? site),
    async close() {
      if (server) await drain(server);
    },
  };
}

/** Uses another host name of the machine, because cookies are shared between ports. */
function toLocalOrigin(site: string): string | null {
  if (!isLoopback(site)) return null;
  const name = new URL(site).hostname === "127.0.0.1" ? "localhost" : "127.0.0.1";
  return `http://${name}`;
}

/** Returns null when readers can't reach a port of its own. */
async function listenForCode(
  app: ReturnType<typeof createRunner>,
  { config, logger }: OpenRunnerOptions,
): Promise<Server | null> {
  const { PLAYGROUND_ORIGIN, PLAYGROUND_PORT, METRICS_PORT } = config;
  const { SITE_ORIGIN, PORT, HOST } = config;
  const host = HOST === undefined || !isLoopback(`http://${HOST}`) ? HOST : "127.0.0.1";
  const listenAt = (at: number) =>
    nameListenFailure(listen(app, { port: at, host }), {
      port: ["PLAYGROUND_PORT", at],
      host: ["HOST", HOST],
    });
  if (PLAYGROUND_PORT !== undefined) return listenAt(PLAYGROUND_PORT);
  // A proxy stands between when SITE_ORIGIN has another port than PORT; it forwards no other port.
  const isDirect = new URL(SITE_ORIGIN).port === String(PORT);
  if (PLAYGROUND_ORIGIN !== undefined || !isDirect) return null;
  const port =
    PORT + PORT_DISTANCE > LAST_PORT ? PORT - PORT_DISTANCE : PORT + PORT_DISTANCE;
  try {
    // The metrics' port is configured, and opens later.
    return await listenAt(port === METRICS_PORT ? 0 : port);
  } catch (error) {
    // A HOST of another machine fails here first, and another port would not mend it.
    const isTaken = error instanceof ConfigError && error.variable === "PLAYGROUND_PORT";
    if (!isTaken) throw error;
    logger.info({ port }, "the port for code samples is taken; using another one");
    return listenAt(0);
  }
}
