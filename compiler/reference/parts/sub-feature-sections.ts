import type { Feature } from "../../sources/platform/compat/features";
import type { ReferenceContext } from "../reference-area";
import { section } from "./html";
import { renderMembers } from "./members";
import { splitSubFeatures, toMembers } from "./sub-features";
import { describeSupport } from "./support-words";

/** An h2 section with a list of features; nothing when there are none. */
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

/** Where no Baseline is known, the browsers that the data names. */
function describeUncovered(
  feature: Feature | undefined,
  { platform }: ReferenceContext,
): string {
  return feature && !platform.findBaseline([feature.key])
    ? describeSupport(feature.node.__compat, platform.browsers)
    : "";
}

/** What the data says about a feature's parts: those with a name, then details of behavior. */
export function renderSubFeatures(
  heading: string,
  feature: Feature,
  context: ReferenceContext,
): string {
  const { named, described } = splitSubFeatures(feature);
  return renderFeatureList(heading, named, context) + renderDetails(described, context);
}

/** Details of behavior that browsers took up at different times. */
export function renderDetails(
  features: readonly Feature[],
  context: ReferenceContext,
): string {
  return renderFeatureList("Support of details", features, context);
}
