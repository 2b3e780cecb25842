import type { Config } from "./config.server";
import { listFeatures } from "./domain/site/site-features";
import type { PublicConfig } from "./load-context";

/** What pages may know of the configuration. */
export function toPublicConfig(config: Config): PublicConfig {
  const features = listFeatures(config);
  return {
    siteOrigin: config.SITE_ORIGIN,
    siteName: config.SITE_NAME,
    isDevelopment: config.NODE_ENV === "development",
    features,
    maintenance: config.MAINTENANCE ?? null,
    imageOrigins: config.IMAGE_ORIGINS,
    hasHomepage: config.HOMEPAGE,
    hasNewsletter: features.includes("newsletter"),
    playgroundOrigin: config.PLAYGROUND_ORIGIN ?? null,
    accountPages: findAccountPages(config),
  };
}

/** OpenID has no word for these pages: what is not configured is guessed from the issuer. */
function findAccountPages(config: Config): PublicConfig["accountPages"] {
  const { ACCOUNTS_ISSUER, ACCOUNTS_SETTINGS_URL, ACCOUNTS_SUBSCRIPTIONS_URL } = config;
  if (ACCOUNTS_ISSUER === undefined) return null;
  const issuer = ACCOUNTS_ISSUER.replace(/\/+$/, "");
  return {
    account: ACCOUNTS_SETTINGS_URL ?? `${issuer}/settings`,
    subscriptions: ACCOUNTS_SUBSCRIPTIONS_URL ?? `${issuer}/subscriptions`,
  };
}
