import type { Config } from "./config.server";
import { listFeatures } from "./domain/site/site-features";
import type { PublicConfig } from "./domain/site/public-config";
import { createDownloads } from "./services/downloads/index.server";

/** Picks the configuration that pages may show. */
export function toPublicConfig(
  config: Config,
  look: Pick<PublicConfig, "siteName" | "theme">,
): PublicConfig {
  const hasDownloads = createDownloads(config.DOWNLOADS_DIR ?? null).list().length > 0;
  const features = listFeatures({ ...config, DOWNLOADS_DIR: hasDownloads });
  return {
    siteOrigin: config.SITE_ORIGIN,
    siteName: look.siteName,
    theme: look.theme,
    isDevelopment: config.NODE_ENV === "development",
    features,
    maintenance: config.MAINTENANCE ?? null,
    imageOrigins: config.IMAGE_ORIGINS,
    curriculumScreencast: config.CURRICULUM_SCREENCAST ?? null,
    hasHomepage: config.HOMEPAGE,
    hasNewsletter: features.includes("newsletter"),
    hasCodeHost: config.CODE_HOST_API_URL !== undefined,
    playgroundOrigin: config.PLAYGROUND_ORIGIN ?? null,
    hasAiHelpLinks: features.includes("ai-help") && config.AI_HELP_LINKS,
    aiReportUrl: config.AI_REPORT_URL ?? null,
    telemetry: features.includes("privacy") ? describeTelemetry(config) : null,
    hasUsageCounts: config.STATS_DAYS > 0,
    accountPages: findAccountPages(config),
  };
}

function describeTelemetry({ TELEMETRY_APPLICATION, TELEMETRY_URL: url }: Config) {
  const forwardedTo = url === undefined ? null : new URL(url).host;
  return { application: TELEMETRY_APPLICATION, forwardedTo };
}

/**
 * Derives the URLs from the issuer unless configured, because OpenID does not define these pages.
 */
function findAccountPages(config: Config): PublicConfig["accountPages"] {
  const { ACCOUNTS_ISSUER, ACCOUNTS_SETTINGS_URL, ACCOUNTS_SUBSCRIPTIONS_URL } = config;
  if (ACCOUNTS_ISSUER === undefined) return null;
  const issuer = ACCOUNTS_ISSUER.replace(/\/+$/, "");
  return {
    account: ACCOUNTS_SETTINGS_URL ?? `${issuer}/settings`,
    subscriptions: ACCOUNTS_SUBSCRIPTIONS_URL ?? `${issuer}/subscriptions`,
  };
}
