import { type Feature, stripSiteFromLinks } from "../../sources/platform/compat/features";
import { listFeaturesBelow, toFeatureStatus } from "../data/list-bcd-features";
import type { ReferenceContext } from "../reference-area";
import { code, section } from "./html";
import { type Member, renderMembers } from "./members";

/**
 * Matches a description that only names the feature: `<code>deg</code>`, `<code>deg</code>
 * unit`.
 */
const NAMING = /^(<code>[^<]*<\/code>)(?: (?:[a-z-]+ )?[a-z-]+)?$/;
const DOC_PATH = "/docs/";

/** A feature's sub-features by kind of description. */
export interface SubFeatures {
  /** Sub-features with a name in the language: values, attributes, directives ... */
  named: Feature[];
  /** Sub-features that describe a detail of behaviour. */
  described: Feature[];
}

export function splitSubFeatures(feature: Feature): SubFeatures {
  const below = listFeaturesBelow(feature);
  return {
    named: below.filter((child) => findNameHtml(child) !== null),
    described: below.filter((child) => findNameHtml(child) === null),
  };
}

/** Converts a feature to an entry of a list, linked to its own page. */
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

/** Returns a feature's name as code; null when its description says more. */
export function findNameHtml({ name, node }: Feature): string | null {
  const description = node.__compat?.description?.trim();
  if (!description) return code(name);
  const [, named] = NAMING.exec(description) ?? [];
  if (named) return named;
  // `Animation` of `animation` is a word, no name of the language.
  const isWord = description !== name && description.toLowerCase() === name;
  return isWord || /[\s<]/.test(description) ? null : `<code>${description}</code>`;
}

/** Finds the page about this whole feature; null for a part of another page. */
function findOwnPage(
  { key, node }: Feature,
  { data }: Pick<ReferenceContext, "data">,
): string | null {
  const url = node.__compat?.mdn_url;
  if (!url || url.includes("#") || !url.includes(DOC_PATH)) return null;
  return data.bcd().findByKey(key)?.slug ?? null;
}

/** Renders an h2 section with a list of features; empty without features. */
export function renderFeatureList(
  heading: string,
  features: readonly Feature[],
  context: ReferenceContext,
): string {
  return section(heading, renderMembers(toMembers(features, context), context));
}

/** Renders a feature's parts: those with a name, then details of behaviour. */
export function renderSubFeatures(
  heading: string,
  feature: Feature,
  context: ReferenceContext,
): string {
  const { named, described } = splitSubFeatures(feature);
  return renderFeatureList(heading, named, context) + renderDetails(described, context);
}

/** Renders details of behaviour that browsers adopted at different times. */
export function renderDetails(
  features: readonly Feature[],
  context: ReferenceContext,
): string {
  return renderFeatureList("Support of details", features, context);
}
