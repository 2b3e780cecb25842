import type { Feature } from "../../sources/platform/compat/features";
import type { ReferenceContext } from "../reference-area";
import { section } from "./html";
import { renderMembers } from "./members";
import { splitSubFeatures, toMembers } from "./sub-features";
import { describeSince } from "./since";

/** Renders an h2 section with a list of features; empty without features. */
export function renderFeatureList(
  heading: string,
  features: readonly Feature[],
  context: ReferenceContext,
): string {
  const members = toMembers(features, context).map((member, index) => ({
    ...member,
    summary: describeUncovered(features[index], context),
  }));
  return section(heading, renderMembers(members, context));
}

/** Names the first versions of browsers that support a feature without Baseline. */
function describeUncovered(
  feature: Feature | undefined,
  context: ReferenceContext,
): string {
  return feature && !context.platform.findBaseline([feature.key])
    ? describeSince({ browserCompat: [feature.key] }, context)
    : "";
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
