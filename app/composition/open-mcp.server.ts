import type { Logger } from "pino";
import type { PublicConfig } from "~/domain/site/public-config";
import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import { resolveRedirect } from "~/http/redirects/resolve-redirect";
import { loadScannerText } from "~/l10n/scanner-texts.server";
import {
  createMcpAnswers,
  prepareMcp,
  type McpSources,
} from "~/services/mcp/index.server";
import type { UserServices } from "./create-user-services.server";
import type { ContentServices } from "./open-content.server";

export interface McpOptions {
  config: Pick<PublicConfig, "siteName" | "siteOrigin" | "features">;
  /** The scanner is absent on a machine without a user database. */
  services: Pick<ContentServices, "search" | "twins" | "updates"> &
    Partial<Pick<UserServices, "observatory">>;
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
  const sources: McpSources = {
    ...config,
    search,
    twins,
    updates,
    store,
    version,
    scanner: isScanning
      ? {
          scan: (question) => observatory.scan(question),
          text: loadScannerText(DEFAULT_LOCALE),
        }
      : null,
    findRedirect(path, preferredLocale) {
      const request = { path, search: "", preferredLocale, acceptLanguage: "" };
      return resolveRedirect(request, store())?.location ?? null;
    },
  };
  const createServer = prepareMcp(sources, onError);
  return { createServer, mcp: createMcpAnswers(createServer, onError) };
}
