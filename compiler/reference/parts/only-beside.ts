import { findFeature } from "../../sources/platform/compat/features";
import { toLetters, toStem } from "../../sources/platform/baseline/name-words";
import type { PlatformData } from "../../sources/platform/platform-data";
import type { ReferenceContext } from "../reference-area";
import { isBesideFeature } from "../texts/read-texts";

interface FeatureWords {
  /** Id in web-features. */
  id: string;
  title: string;
  /** HTML. */
  description: string;
}

/** True for a page that the data counts with a web-feature although it is only beside it. */
export function isOnlyBeside(
  feature: FeatureWords,
  key: string,
  { platform, data }: Pick<ReferenceContext, "data" | "platform">,
): boolean {
  const names = key.split(".");
  return (
    isBesideFeature(feature.id, key) ||
    isDescriptorOfProperty(feature, names, data) ||
    isFeatureOfHeir(feature, names, platform)
  );
}

/**
 * True for a descriptor such as `font-weight` of `@font-face`, which is counted with the property, if the
 * description says nothing of the at-rule.
 */
function isDescriptorOfProperty(
  { title, description }: FeatureWords,
  [area, group, rule = "", descriptor]: readonly string[],
  { compat }: Pick<ReferenceContext["data"], "compat">,
): boolean {
  if (area !== "css" || group !== "at-rules" || descriptor === undefined) return false;
  if (description.includes(`@${rule}`)) return false;
  return findFeature(compat, `css.properties.${title}`) !== null;
}

/**
 * True for an interface, and members with the same feature, if the feature names one of those that inherit
 * from it: `Sensor` is counted with "Orientation Sensor", but every other sensor has it too.
 */
function isFeatureOfHeir(
  { id, title }: FeatureWords,
  [area, owner = ""]: readonly string[],
  platform: Pick<PlatformData, "findBaseline" | "listChildInterfaces">,
): boolean {
  if (area !== "api" || platform.findBaseline([`api.${owner}`])?.feature.id !== id)
    return false;
  const stem = toStem(title);
  const isNamed = (name: string): boolean => toLetters(name).includes(stem);
  return !isNamed(owner) && listHeirs(owner, platform).some(isNamed);
}

function listHeirs(
  name: string,
  platform: Pick<PlatformData, "listChildInterfaces">,
): string[] {
  return platform
    .listChildInterfaces(name)
    .flatMap((child) => [child, ...listHeirs(child, platform)]);
}
