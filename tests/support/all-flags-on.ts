import type { FeatureFlags } from "~/domain/site/section";

/** The flags of a site that offers every section. */
export const ALL_FLAGS_ON: FeatureFlags = {
  PLUS_ENABLED: true,
  ADS_ENABLED: true,
  NEWSLETTER_ENABLED: true,
  AI_HELP_ENABLED: true,
  OBSERVATORY_ENABLED: true,
  OFFLINE_ENABLED: true,
  DOWNLOADS_DIR: true,
  TELEMETRY_ENABLED: true,
};
