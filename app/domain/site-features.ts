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
  | "updates";

/** What this build serves: an area that becomes reachable is added here, and only here. */
export const BUILT_FEATURES: readonly SiteFeature[] = [];
