import { findSection } from "./find-section";
import type { FeatureFlags } from "./section";
import { SECTIONS, type SectionName } from "./sections";

/** A section that a build may lack; links to it appear only with it. */
export type SiteFeature = SectionName;

/** Pages about one section below another one, by their paths below the locale: they are served with both. */
const SECTION_DOCS: Readonly<Record<string, SiteFeature>> = {
  "/plus/docs/features/ai-help": "ai-help",
};

/**
 * Whether a site with these sections serves a path: a decoded one, or a route pattern
 * such as `/:locale/plus/docs/*`. A path outside all sections is always served.
 */
export function hasPath(path: string, features: readonly SiteFeature[]): boolean {
  const section = findSection(path);
  const documented = SECTION_DOCS[path.toLowerCase().replace(/^\/[^/]+/, "")];
  return [section?.name, documented].every(
    (name) => name === undefined || features.includes(name),
  );
}

/** Areas of this server, without those switched off. */
export function listFeatures(flags: FeatureFlags): SiteFeature[] {
  return SECTIONS.filter(({ flag = [] }) =>
    [flag].flat().every((each) => Boolean(flags[each])),
  ).map(({ name }) => name);
}
