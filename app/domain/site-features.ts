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
}

const FLAGS: Readonly<Partial<Record<SiteFeature, keyof FeatureFlags>>> = {
  plus: "PLUS_ENABLED",
  collections: "PLUS_ENABLED",
  settings: "PLUS_ENABLED",
  updates: "PLUS_ENABLED",
  "ai-help": "PLUS_ENABLED",
  advertising: "ADS_ENABLED",
};

/** The areas that this server has: what is built, less what is switched off. */
export function listFeatures(flags: FeatureFlags): SiteFeature[] {
  return BUILT_FEATURES.filter((feature) => {
    const flag = FLAGS[feature];
    return flag === undefined || flags[flag];
  });
}
