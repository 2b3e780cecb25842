import { memoize } from "../../sources/platform/memoize";
import { readPackageData } from "../../sources/platform/read-package-data";
import type { CssFacts } from "./css-facts";

/** A property as @webref/css takes it from its specification: English sentences. */
interface SpecifiedProperty {
  name: string;
  initial?: string;
  appliesTo?: string;
  inherited?: string;
  percentages?: string;
  computedValue?: string;
  animationType?: string;
  longhands?: string[];
}

/** Sentences that mdn-data has a key, and so translations, for. */
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
]);
const SEE_PARTS =
  /^(?:see|as|per) .*\b(?:individual|longhand|sub-)\b|^see individual properties/i;
const NO_PERCENTAGES = /^(?:n\/a|not allowed|none)$/i;

const loadProperties = memoize(() => {
  const { properties } = readPackageData("@webref/css/css.json") as {
    properties: SpecifiedProperty[];
  };
  return new Map(properties.map((property) => [property.name, property]));
});

/** What a specification says of a property that mdn-data lacks; null: nothing at all. */
export function findSpecifiedFacts(name: string): CssFacts | null {
  const property = loadProperties().get(name);
  if (property?.initial === undefined) return null;
  const { initial, appliesTo, inherited, percentages, computedValue, animationType } =
    property;
  const toFact = (text: string | undefined): string | string[] | undefined =>
    text !== undefined && SEE_PARTS.test(text) && property.longhands
      ? property.longhands
      : text && (KEYS.get(text.toLowerCase()) ?? text);
  return {
    initial: toFact(initial),
    appliesto: toFact(appliesTo),
    inherited: inherited === undefined ? undefined : /^yes\b/i.test(inherited),
    percentages:
      percentages === undefined || NO_PERCENTAGES.test(percentages)
        ? "no"
        : toFact(percentages),
    computed: toFact(computedValue),
    animationType: toFact(animationType),
  };
}
