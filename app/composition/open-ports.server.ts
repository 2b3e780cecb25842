import type { RequestListener, Server } from "node:http";
import type { Config } from "~/config.server";
import { listen } from "~/http/server/listen.server";
import { nameListenFailure } from "./name-listen-failure.server";
import type { OpenMetrics } from "./open-metrics.server";

export interface OpenPortsOptions {
  config: Pick<Config, "PORT" | "HOST">;
  listener: RequestListener;
  metrics: Pick<OpenMetrics, "observe" | "open"> | null;
  /** Handles the signals of the process from then on. */
  attach(server: Server): void;
}

/**
 * Opens the port of the metrics, then that of the site. From its first connection on, requests are counted,
 * and a signal drains the server in place of ending it.
 *
 * @throws ConfigError when a port or an address can't be used
 */
export async function openPorts({
  config: { PORT: port, HOST: host },
  listener,
  metrics,
  attach,
}: OpenPortsOptions): Promise<Server> {
  await metrics?.open();
  const prepare = (server: Server) => {
    metrics?.observe(server);
    attach(server);
  };
  return nameListenFailure(listen(listener, { port, host, prepare }), {
    port: ["PORT", port],
    host: ["HOST", host],
  });
}
