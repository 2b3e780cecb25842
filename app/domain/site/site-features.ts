/** Areas that a build may lack; links to them appear only with them. */
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

/** Areas of this build. A newly reachable area is added here and only here. */
const BUILT_FEATURES: readonly SiteFeature[] = [
  "about",
  "accounts",
  "advertising",
  "blog",
  "collections",
  "community",
  "curriculum",
  "newsletter",
  "play",
  "plus",
  "settings",
];

/** Whether the code includes an area, even if an operator has switched it off. */
export function isBuilt(feature: SiteFeature): boolean {
  return BUILT_FEATURES.includes(feature);
}

/** Configuration variables that switch areas off. */
interface FeatureFlags {
  PLUS_ENABLED: boolean;
  ADS_ENABLED: boolean;
  NEWSLETTER_ENABLED: boolean;
}

const FLAGS: Readonly<Partial<Record<SiteFeature, keyof FeatureFlags>>> = {
  plus: "PLUS_ENABLED",
  collections: "PLUS_ENABLED",
  settings: "PLUS_ENABLED",
  updates: "PLUS_ENABLED",
  "ai-help": "PLUS_ENABLED",
  advertising: "ADS_ENABLED",
  newsletter: "NEWSLETTER_ENABLED",
};

/** Area of a path and all paths below it; the first match wins. */
const PATHS: readonly (readonly [path: string, feature: SiteFeature])[] = [
  ["/:locale/plus/collections", "collections"],
  ["/:locale/plus/settings", "settings"],
  ["/:locale/plus", "plus"],
  ["/:locale/newsletter", "newsletter"],
  ["/:locale/advertising", "advertising"],
  ["/api/v1/plus", "plus"],
  ["/api/v1/stripe", "plus"],
  ["/api/v2/collections", "collections"],
];

/**
 * Whether a site with these areas serves a path: a decoded one, or a route pattern such
 * as `/:locale/plus/docs/*`. A path outside all switchable areas is always served.
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

/** Areas of this server: the built ones without those switched off. */
export function listFeatures(flags: FeatureFlags): SiteFeature[] {
  return BUILT_FEATURES.filter((feature) => {
    const flag = FLAGS[feature];
    return flag === undefined || flags[flag];
  });
}
