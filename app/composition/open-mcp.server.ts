import type { AppLoadContext } from "@remix-run/node";
import type { Logger } from "pino";
import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import { getObservatoryText } from "~/l10n/observatory-texts.server";
import type { PublicConfig } from "~/load-context";
import { createWords } from "~/routes/$locale.observatory/words.server";
import { createMcpAnswers, prepareMcp, type McpSources } from "~/services/mcp/index.server";
import {
  DEFAULT_PROFILE,
  toAnalyzeResponse,
  type Observatory,
} from "~/services/observatory/index.server";

export interface McpOptions {
  config: Pick<PublicConfig, "siteName" | "siteOrigin" | "features">;
  services: Pick<AppLoadContext["services"], "search" | "updates" | "twins"> & {
    observatory: Observatory | null;
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
  const sources = {
    ...{ ...config, ...services, store, version },
    scanner: isScanning ? toScanner(observatory) : null,
  };
  const createServer = prepareMcp(sources, onError);
  return { createServer, mcp: createMcpAnswers(createServer, onError) };
}

/** Programs get English texts. */
function toScanner({ scan }: Observatory): NonNullable<McpSources["scanner"]> {
  const words = createWords(getObservatoryText(DEFAULT_LOCALE));
  return {
    scan,
    analyze: (found) => toAnalyzeResponse(found, [], { profile: DEFAULT_PROFILE, words }),
  };
}
