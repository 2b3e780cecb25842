/** Areas of the site that a build may have or lack, and links to which come and go with them. */
export type SiteFeature =
  | "about"
  | "accounts"
  | "advertising"
  | "ai-help"
  | "blog"
  | "collections"
  | "community"
  | "curriculum"
  | "newsletter"
  | "observatory"
  | "play"
  | "plus"
  | "settings"
  | "updates";

/** What this build serves: an area that becomes reachable is added here, and only here. */
const BUILT_FEATURES: readonly SiteFeature[] = [
  "about",
  "accounts",
  "advertising",
  "blog",
  "collections",
  "community",
  "curriculum",
  "newsletter",
  "observatory",
  "play",
  "plus",
  "settings",
];

/** Whether the site's code has an area, whatever an operator has switched off. */
export function isBuilt(feature: SiteFeature): boolean {
  return BUILT_FEATURES.includes(feature);
}

/** What an operator may switch off, and by which variable. */
interface FeatureFlags {
  PLUS_ENABLED: boolean;
  ADS_ENABLED: boolean;
  NEWSLETTER_ENABLED: boolean;
  OBSERVATORY_ENABLED: boolean;
}

const FLAGS: Readonly<Partial<Record<SiteFeature, keyof FeatureFlags>>> = {
  plus: "PLUS_ENABLED",
  collections: "PLUS_ENABLED",
  settings: "PLUS_ENABLED",
  updates: "PLUS_ENABLED",
  "ai-help": "PLUS_ENABLED",
  advertising: "ADS_ENABLED",
  newsletter: "NEWSLETTER_ENABLED",
  observatory: "OBSERVATORY_ENABLED",
};

/** Which area an address belongs to, with all below it; the first that fits counts. */
const PATHS: readonly (readonly [path: string, feature: SiteFeature])[] = [
  ["/:locale/plus/collections", "collections"],
  ["/:locale/plus/settings", "settings"],
  ["/:locale/plus", "plus"],
  ["/:locale/newsletter", "newsletter"],
  ["/:locale/advertising", "advertising"],
  ["/:locale/observatory", "observatory"],
  ["/api/v2/analyze", "observatory"],
  ["/api/v2/badge", "observatory"],
  ["/api/v2/grade_distribution", "observatory"],
  ["/api/v2/recommendation_matrix", "observatory"],
  ["/api/v2/scan", "observatory"],
  ["/api/v1/plus", "plus"],
  ["/api/v1/stripe", "plus"],
  ["/api/v2/collections", "collections"],
];

/**
 * Whether a site with these areas has an address: a decoded path, or the pattern of a route such as
 * `/:locale/plus/docs/*`. What belongs to no area that can be switched off is always there.
 */
export function hasPath(path: string, features: readonly SiteFeature[]): boolean {
  const segments = path.toLowerCase().split("/");
  const found = PATHS.find(([start]) =>
    start.split("/").every((part, at) => {
      const given = segments[at];
      return given !== undefined && (part.startsWith(":") || part === given);
    }),
  );
  return found === undefined || features.includes(found[1]);
}

/** The areas that this server has: what is built, less what is switched off. */
export function listFeatures(flags: FeatureFlags): SiteFeature[] {
  return BUILT_FEATURES.filter((feature) => {
    const flag = FLAGS[feature];
    return flag === undefined || flags[flag];
  });
}
