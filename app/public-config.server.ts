import type { Config } from "./config.server";
import { listFeatures } from "./domain/site-features";
import type { PublicConfig } from "./load-context";

/** What pages may know of the configuration. */
export function toPublicConfig(config: Config): PublicConfig {
  const issuer = config.ACCOUNTS_ISSUER?.replace(/\/+$/, "");
  return {
    siteOrigin: config.SITE_ORIGIN,
    siteName: config.SITE_NAME,
    isDevelopment: config.NODE_ENV === "development",
    features: listFeatures(config),
    maintenance: config.MAINTENANCE ?? null,
    hasNewsletter: config.NEWSLETTER_ENABLED,
    playgroundOrigin: config.PLAYGROUND_ORIGIN ?? null,
    accountPages:
      issuer === undefined
        ? null
        : { account: `${issuer}/settings`, subscriptions: `${issuer}/subscriptions` },
  };
}
