import type { Logger } from "pino";
import type { Config } from "~/config.server";
import { createLogger } from "~/http/create-logger.server";
import { openReadableLog } from "~/http/open-readable-log.server";

/** JSON for machines, readable lines for who develops. */
export async function openLogger(
  config: Pick<Config, "LOG_LEVEL" | "NODE_ENV">,
): Promise<Logger> {
  const isReadable = config.NODE_ENV === "development";
  return createLogger({
    level: config.LOG_LEVEL,
    ...(isReadable && { output: await openReadableLog() }),
  });
}
