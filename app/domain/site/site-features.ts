import { findSection } from "./find-section";
import type { FeatureFlags } from "./section";
import { SECTIONS, type SectionName } from "./sections";

/** A section that a build may lack; links to it appear only with it. */
export type SiteFeature = SectionName;

/**
 * Whether a site with these sections serves a path: a decoded one, or a route pattern
 * such as `/:locale/plus/docs/*`. A path outside all sections is always served.
 */
export function hasPath(path: string, features: readonly SiteFeature[]): boolean {
  const section = findSection(path);
  return section === null || features.includes(section.name);
}

/** Areas of this server, without those switched off. */
export function listFeatures(flags: FeatureFlags): SiteFeature[] {
  return SECTIONS.filter(({ flag = [] }) =>
    [flag].flat().every((each) => Boolean(flags[each])),
  ).map(({ name }) => name);
}
