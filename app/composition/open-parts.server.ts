import type { Logger } from "pino";
import type { Config } from "~/config.server";
import type { ContentStore } from "~/content-store/content-store";
import type { Writers } from "~/http/app-options";
import { openBuiltSite } from "~/http/server/open-built-site.server";
import {
  openDevelopmentSite,
  type Site,
} from "~/http/server/open-development-site.server";
import { toPublicConfig } from "~/public-config.server";
import { openSiteTheme } from "~/services/site-theme/index.server";
import { openContent } from "./open-content.server";
import { openOperatorServices } from "./open-operator-services.server";
import { openRunner } from "./open-runner.server";
import { openTelemetry } from "./open-telemetry.server";
import { openUsage } from "./open-usage.server";
import { openUserData } from "./open-user-data.server";

export interface PartsOptions {
  config: Config;
  logger: Logger;
  /** Folder of the project. */
  root: string;
  /** A parameter, because the writers' tools import from `app`. */
  openWriters: (options: OpenWritersOptions) => Promise<Writers | null>;
}

export interface OpenWritersOptions extends Pick<PartsOptions, "config" | "logger"> {
  store: () => ContentStore;
  readStyles: Site["readStyles"];
}

export type Parts = Awaited<ReturnType<typeof openParts>>;

/**
 * Opens the stores, services, counts and the built site. Rejects with an Error for the operator when one can't be
 * opened (explain-start-failure).
 */
export async function openParts({ config, logger, root, openWriters }: PartsOptions) {
  const isDevelopment = config.NODE_ENV === "development";
  const site = await (isDevelopment ? openDevelopmentSite() : openBuiltSite(root));
  const { assets: themeAssets, ...look } = openSiteTheme(config);
  const publicConfig = toPublicConfig(config, look);
  const usage = openUsage({ config, logger });
  const telemetry = openTelemetry({ config, logger, openSeries: usage.openSeries });
  let writers: Writers | null = null;
  const content = openContent({
    config,
    publicConfig,
    logger,
    onSwap: () => (writers ? writers.announce() : site.refresh()),
    onNothingFound: usage.countEmptySearch,
  });
  const userData = await openUserData({
    config,
    documents: content.services.documents,
    findSources: content.findSources,
    logger,
    usage,
  });
  const operator = openOperatorServices({ config, logger });
  const { store } = content.answers;
  writers = await openWriters({
    config,
    logger,
    store: () => store,
    readStyles: site.readStyles,
  });
  const runner = await openRunner({ ...publicConfig, ...content.runner, config, logger });
  return {
    site,
    themeAssets,
    publicConfig,
    usage,
    telemetry,
    content,
    userData,
    operator,
    writers,
    runner,
    /** All services of the load context. */
    services: { ...content.services, ...operator.services, ...userData.services },
  };
}
