import type { Feature } from "../../sources/platform/compat/features";
import type { ReferenceContext } from "../reference-area";
import { section } from "./html";
import { renderMembers } from "./members";
import { splitSubFeatures, toMembers } from "./sub-features";

/** An h2 section with a list of features; nothing when there are none. */
export function renderFeatureList(
  heading: string,
  features: readonly Feature[],
  context: ReferenceContext,
): string {
  return section(heading, renderMembers(toMembers(features, context), context));
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
