import type { Server } from "node:http";
import type { Config } from "~/config.server";
import { drain } from "~/http/server/listen.server";
import {
  createMetrics,
  type Metrics,
  type MetricsOptions,
} from "~/http/metrics/create-metrics.server";
import { serveMetrics } from "~/http/metrics/serve-metrics.server";

export interface OpenMetrics extends Pick<Metrics, "countPageCache" | "countRefused"> {
  /** Counts what this server does, and tells it on a port of its own. */
  open(server: Server): Promise<void>;
  close(): Promise<void>;
}

/** Null when the configuration gives no port for them: nothing is counted then. */
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
    async open(server) {
      metrics.observeRequests(server);
      served = await serveMetrics({ metrics, port, host });
    },
    async close() {
      if (served) await drain(served, 0);
    },
  };
}
