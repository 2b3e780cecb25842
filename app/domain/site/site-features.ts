import { findSection } from "./find-section";
import type { FeatureFlags } from "./section";
import { SECTIONS, type SectionName } from "./sections";

/** A section that a build may have or lack, with all links to it. */
export type SiteFeature = SectionName;

/**
 * Whether a site with these sections has an address: a decoded path, or the pattern of a route such
 * as `/:locale/plus/docs/*`. An address of no section is always there.
 */
export function hasPath(path: string, features: readonly SiteFeature[]): boolean {
  const section = findSection(path);
  return section === null || features.includes(section.name);
}

/** Areas of this server: the built ones without those switched off. */
export function listFeatures(flags: FeatureFlags): SiteFeature[] {
  return SECTIONS.filter(
    ({ isPlanned, flag }) => !isPlanned && (flag === undefined || flags[flag]),
  ).map(({ name }) => name);
}
