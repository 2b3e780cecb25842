import type { Server } from "node:http";
import type { Config } from "~/config.server";
import { drain } from "~/http/server/listen.server";
import {
  createMetrics,
  type Metrics,
  type MetricsOptions,
} from "~/http/metrics/create-metrics.server";
import { serveMetrics } from "~/http/metrics/serve-metrics.server";
import { nameListenFailure } from "./name-listen-failure.server";

export interface OpenMetrics extends Pick<Metrics, "countPageCache" | "countRefused"> {
  /** Starts counting the server's requests. */
  observe(server: Server): void;
  /** Serves the metrics on a port of their own. Rejects with a ConfigError when it can't be used. */
  open(): Promise<void>;
  close(): Promise<void>;
}

/** Returns null when METRICS_PORT is unset; nothing is counted then. */
export function prepareMetrics(
  { METRICS_PORT: port, METRICS_HOST: host }: Config,
  options: MetricsOptions,
): OpenMetrics | null {
  if (port === undefined) return null;
  const metrics = createMetrics(options);
  let served: Server | null = null;
  return {
    countPageCache: metrics.countPageCache,
    countRefused: metrics.countRefused,
    observe: metrics.observeRequests,
    async open() {
      served = await nameListenFailure(serveMetrics({ metrics, port, host }), {
        port: ["METRICS_PORT", port],
        host: ["METRICS_HOST", host],
      });
    },
    async close() {
      if (served) await drain(served, 0);
    },
  };
}
