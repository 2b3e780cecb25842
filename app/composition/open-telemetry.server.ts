import type { Logger } from "pino";
import type { Config } from "~/config.server";
import type { OpenSeries } from "~/domain/operations/usage";
import { createForwarding, createTelemetry } from "~/services/telemetry/index.server";

export interface OpenTelemetryOptions {
  config: Pick<Config, "TELEMETRY_ENABLED" | "TELEMETRY_APPLICATION" | "TELEMETRY_URL">;
  openSeries: OpenSeries;
  logger: Logger;
}

/** Opens the receiver of telemetry; null when it is off. */
export function openTelemetry({ config, openSeries, logger }: OpenTelemetryOptions) {
  if (!config.TELEMETRY_ENABLED) return null;
  const { TELEMETRY_APPLICATION: application, TELEMETRY_URL: url } = config;
  const forwarding =
    url === undefined
      ? null
      : createForwarding({
          origin: new URL(url).origin,
          onError: (err) => logger.warn({ err }, "the telemetry server does not answer"),
        });
  const { receive } = createTelemetry({ application, openSeries, forwarding });
  return { receive, close: () => forwarding?.stop() };
}
