import type { AppLoadContext } from "@remix-run/node";
import type { Logger } from "pino";
import type { PublicConfig } from "~/load-context";
import {
  createMcpAnswers,
  prepareMcp,
  type McpSources,
} from "~/services/mcp/index.server";
import type { Observatory } from "~/services/observatory/index.server";

export interface McpOptions {
  config: Pick<PublicConfig, "siteName" | "siteOrigin" | "features">;
  services: Pick<AppLoadContext["services"], "search" | "twins" | "updates"> & {
    /** Absent on a machine without a user database. */
    observatory?: Observatory;
  };
  store: McpSources["store"];
  version: string;
  logger: Logger;
}

/** Prepares the server for agents over the site's services. */
export function openMcp(options: McpOptions) {
  const { config, services, store, version, logger } = options;
  const { observatory } = services;
  const onError = (err: unknown) => logger.error({ err }, "agent call failed");
  const isScanning = observatory && config.features.includes("observatory");
  const { search, twins, updates } = services;
  const sources = {
    ...{ ...config, search, twins, updates, store, version },
    scanner: isScanning ? observatory : null,
  };
  const createServer = prepareMcp(sources, onError);
  return { createServer, mcp: createMcpAnswers(createServer, onError) };
}
