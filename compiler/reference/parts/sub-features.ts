import { stripSiteFromLinks, type Feature } from "../../sources/platform/compat/features";
import type { ReferenceContext } from "../reference-area";
import { code } from "./html";
import { listFeaturesBelow, toFeatureStatus } from "../data/list-bcd-features";
import type { Member } from "./members";

/** A description that only names the feature: `<code>deg</code>`, `<code>deg</code> unit`. */
const NAMING = /^(<code>[^<]*<\/code>)(?: (?:[a-z-]+ )?[a-z-]+)?$/;
const DOC_PATH = "/docs/";

/** The features below one, parted by what their descriptions say. */
export interface SubFeatures {
  /** Those that have a name in the language: values, attributes, directives ... */
  named: Feature[];
  /** Those that describe a detail of behavior in words. */
  described: Feature[];
}

export function splitSubFeatures(feature: Feature): SubFeatures {
  const below = listFeaturesBelow(feature);
  return {
    named: below.filter((child) => findNameHtml(child) !== null),
    described: below.filter((child) => findNameHtml(child) === null),
  };
}

/** A feature as a member of a list, linked to the page that is its own. */
export function toMember(
  feature: Feature,
  context: Pick<ReferenceContext, "data">,
): Member {
  const facts = feature.node.__compat;
  return {
    label: findNameHtml(feature) ?? stripSiteFromLinks(facts?.description?.trim() ?? ""),
    slug: findOwnPage(feature, context),
    key: feature.key,
    status: toFeatureStatus(facts),
  };
}

export function toMembers(
  features: readonly Feature[],
  context: Pick<ReferenceContext, "data">,
): Member[] {
  return features.map((feature) => toMember(feature, context));
}

/** The name of a feature as code; null when its description says more than a name. */
export function findNameHtml({ name, node }: Feature): string | null {
  const description = node.__compat?.description?.trim();
  if (!description) return code(name);
  const [, named] = NAMING.exec(description) ?? [];
  if (named) return named;
  return /[\s<]/.test(description) ? null : `<code>${description}</code>`;
}

/** The page that is about this feature as a whole; a part of another page is none. */
function findOwnPage(
  { key, node }: Feature,
  { data }: Pick<ReferenceContext, "data">,
): string | null {
  const url = node.__compat?.mdn_url;
  if (!url || url.includes("#") || !url.includes(DOC_PATH)) return null;
  return data.bcd().findByKey(key)?.slug ?? null;
}
