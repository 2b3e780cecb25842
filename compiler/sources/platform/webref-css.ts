import { memoize } from "../../core/memoize";
import { readPackageData } from "./read-package-data";

/** Fields that any entry may have. */
export interface CssEntry {
  name: string;
  syntax?: string;
  /** Address of the definition in the specification. */
  href?: string;
  /** Names that a function or type belongs to, if several share its name. */
  for?: readonly string[];
}

/** A property as @webref/css extracts it from its specification: plain English sentences. */
export interface CssProperty extends CssEntry {
  initial?: string;
  appliesTo?: string;
  inherited?: string;
  percentages?: string;
  computedValue?: string;
  animationType?: string;
  /** The properties that a shorthand sets. */
  longhands?: readonly string[];
  legacyAliasOf?: string;
}

export interface CssDescriptor extends CssEntry {
  initial?: string;
  /** For a media feature: a scale, or only a set of values. */
  type?: "range" | "discrete";
}

interface CssAtRule extends CssEntry {
  descriptors: readonly CssDescriptor[];
}

/**
 * The used parts of @webref/css. Its prose is not used, because it belongs to the
 * specifications.
 */
export interface WebrefCss {
  properties: readonly CssProperty[];
  atrules: readonly CssAtRule[];
  functions: readonly CssEntry[];
  types: readonly CssEntry[];
  selectors: readonly CssEntry[];
}

const EXCEPTIONS = ", with exceptions that the specification names";

/** Reads the CSS definitions of all specifications at the first use. */
export const loadWebrefCss = memoize(() => {
  const css = readPackageData("@webref/css/css.json") as WebrefCss;
  const names = new Set(css.properties.map(({ name }) => name));
  return {
    ...css,
    properties: css.properties.map((each) => mend(each, names)),
    types: css.types.map((type) =>
      type.name === "paint" ? { ...type, syntax: PAINT, href: SVG_PAINT } : type,
    ),
  };
});

/** Longhands that the extraction misses. */
const FURTHER_LONGHANDS: Readonly<Record<string, readonly string[]>> = {
  "font-synthesis": ["font-synthesis-position"],
  "text-box": ["text-box-trim", "text-box-edge"],
  "view-timeline": ["view-timeline-inset"],
};
/** `fill` and `stroke` are defined by SVG 2, this type by a draft that no browser has. */
const SVG_PAINT = "https://svgwg.org/svg2-draft/painting.html#SpecifyingPaint";
const PAINT =
  "none | <color> | <url> [ none | <color> ]? | context-fill | context-stroke";

/** Mends flaws of the extraction that would reach readers. */
function mend(property: CssProperty, names: ReadonlySet<string>): CssProperty {
  const { appliesTo, longhands } = property;
  const further = FURTHER_LONGHANDS[property.name];
  return {
    ...property,
    ...(appliesTo !== undefined && { appliesTo: toReaders(appliesTo) }),
    ...((longhands ?? further) && {
      longhands: [...addRows(property.name, longhands ?? [], names), ...(further ?? [])],
    }),
  };
}

/** Rewrites what makes sense only in a specification, and SVG's marks of elements. */
function toReaders(appliesTo: string): string {
  return appliesTo
    .replace(/^applies to /i, "")
    .replace(/[,;]?\s*\(?but see (?:prose|below|text)\b[^()]*\)?/, EXCEPTIONS)
    .replace(/\s*\(see (?:prose|below)\)/, "")
    .replace(/‘(\w+)’(?: elements?)?/g, "<$1>")
    .replace(/\.$/, "");
}

/** Gap decorations define each `rule-*` for columns and rows; only one is found in some tables. */
function addRows(
  name: string,
  longhands: readonly string[],
  names: ReadonlySet<string>,
): readonly string[] {
  const isHalf = longhands.length === 1 && longhands[0] === `column-${name}`;
  return isHalf && names.has(`row-${name}`) ? [...longhands, `row-${name}`] : longhands;
}
