import { memoize } from "../../core/memoize";
import { loadWebrefCss } from "../../sources/platform/webref-css";
import type { CssFacts } from "./css-facts-schema";

/** Sentences for which mdn-data has a key and therefore translations. */
const KEYS: ReadonlyMap<string, string> = new Map([
  ["all elements", "allElements"],
  ["all elements and pseudo-elements", "allElements"],
  ["as specified", "asSpecified"],
  ["specified value", "asSpecified"],
  ["by computed value", "byComputedValueType"],
  ["by computed value type", "byComputedValueType"],
  ["discrete", "discrete"],
  ["not animatable", "notAnimatable"],
  ["specified keyword", "asSpecified"],
  ["see prose", "seeProse"],
]);
const SEE_PARTS =
  /^(?:see|as|per) .*\b(?:individual|longhand|sub-)\b|^see individual properties/i;
/** Values for shorthands whose text does not refer to their longhands. */
const INHERITED: ReadonlyMap<string, boolean> = new Map([
  ["yes", true],
  ["no", false],
]);
const NO_PERCENTAGES = /^(?:n\/a|not allowed|none|)$/i;
/**
 * Matches references such as `(see § 7.2 Interpolation)`, which make sense only in the
 * specification.
 */
const SECTION_NUMBER = /[\s,;]*\(?see §[^()]*(?:\(\)[^()]*)?\)?/g;

const loadProperties = memoize(
  () => new Map(loadWebrefCss().properties.map((property) => [property.name, property])),
);

/** Finds the property that a specification keeps another name for; null for a name of its own. */
export function findAliased(name: string): string | null {
  return loadProperties().get(name)?.legacyAliasOf ?? null;
}

/** Finds a specification's facts of a property that mdn-data lacks; null without any. */
export function findSpecifiedFacts(name: string): CssFacts | null {
  const property = loadProperties().get(name);
  if (property?.initial === undefined) return null;
  const {
    initial,
    appliesTo,
    inherited = "",
    percentages = "",
    computedValue,
  } = property;
  const longhands = property.longhands ?? [];
  return {
    initial: toFact(initial, longhands),
    appliesto: toFact(appliesTo, longhands),
    inherited: INHERITED.get(inherited.toLowerCase()),
    percentages: NO_PERCENTAGES.test(percentages) ? "no" : toFact(percentages, longhands),
    computed: toFact(computedValue, longhands),
    animationType: toFact(property.animationType, longhands),
  };
}

/** Returns mdn-data's key if it has one, or the longhands if the text refers to them. */
function toFact(
  text: string | undefined,
  longhands: readonly string[],
): string | string[] | undefined {
  if (text === undefined) return undefined;
  if (longhands.length > 0 && SEE_PARTS.test(text)) return [...longhands];
  const plain = text.replace(SECTION_NUMBER, "");
  return KEYS.get(plain.toLowerCase()) ?? plain;
}
