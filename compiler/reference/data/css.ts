import { memoize } from "../../sources/platform/memoize";
import { readPackageData } from "../../sources/platform/read-package-data";

/** A property as the specifications' data describes it. Texts are plain. */
export interface CssProperty {
  name: string;
  syntax?: string;
  initial?: string;
  appliesTo?: string;
  inherited?: string;
  percentages?: string;
  computedValue?: string;
  animationType?: string;
  /** Of a shorthand: the properties that it sets. */
  longhands?: readonly string[];
  legacyAliasOf?: string;
  href?: string;
}

export interface CssDescriptor {
  name: string;
  syntax?: string;
  initial?: string;
  /** Of a media feature: whether it has a scale, or only a set of values. */
  type?: "range" | "discrete";
}

interface CssAtRule {
  name: string;
  descriptors: readonly CssDescriptor[];
}

/** The parts of @webref/css that are read here. Its prose is the specifications' own: never. */
export interface WebrefCss {
  properties: readonly CssProperty[];
  atrules: readonly CssAtRule[];
  functions: readonly { name: string }[];
  types: readonly { name: string }[];
  selectors: readonly { name: string }[];
}

export interface CssData {
  findProperty(name: string): CssProperty | null;
  /** The shorthands that set a property, in the order of the data. */
  listShorthands(longhand: string): readonly string[];
  /** `@font-face`; empty when nothing is known. */
  listDescriptors(atRule: string): readonly CssDescriptor[];
  findDescriptor(atRule: string, name: string): CssDescriptor | null;
  /** Name without parentheses. */
  hasFunction(name: string): boolean;
  /** Name without angle brackets. */
  hasType(name: string): boolean;
  /** As written in a style sheet: `:has()`. */
  hasSelector(name: string): boolean;
}

/** Reads the data at the first question. */
export function createCssData(read: () => WebrefCss = readWebref): CssData {
  const load = memoize(() => indexCss(read()));
  return {
    findProperty: (name) => load().properties.get(name) ?? null,
    listShorthands: (longhand) => load().shorthands.get(longhand) ?? [],
    listDescriptors: (atRule) => load().descriptors.get(atRule) ?? [],
    findDescriptor: (atRule, name) =>
      load()
        .descriptors.get(atRule)
        ?.find((descriptor) => descriptor.name === name) ?? null,
    hasFunction: (name) => load().functions.has(`${name}()`),
    hasType: (name) => load().types.has(name),
    hasSelector: (name) => load().selectors.has(name),
  };
}

function readWebref(): WebrefCss {
  return readPackageData("@webref/css/css.json") as WebrefCss;
}

function indexCss({ properties, atrules, functions, types, selectors }: WebrefCss) {
  return {
    properties: new Map(properties.map((property) => [property.name, property])),
    shorthands: indexShorthands(properties),
    descriptors: new Map(
      atrules.map(({ name, descriptors }) => [name, dropDuplicates(descriptors)]),
    ),
    functions: listNames(functions),
    types: listNames(types),
    selectors: listNames(selectors),
  };
}

function indexShorthands(properties: readonly CssProperty[]): Map<string, string[]> {
  const shorthands = new Map<string, string[]>();
  for (const { name, longhands = [], legacyAliasOf } of properties) {
    if (legacyAliasOf) continue;
    for (const longhand of longhands) {
      const known = shorthands.get(longhand);
      if (known) known.push(name);
      else shorthands.set(longhand, [name]);
    }
  }
  return shorthands;
}

/** A descriptor that two specifications define stands twice in the data. */
function dropDuplicates(descriptors: readonly CssDescriptor[]): CssDescriptor[] {
  return [...new Map(descriptors.map((entry) => [entry.name, entry])).values()];
}

function listNames(entries: readonly { name: string }[]): Set<string> {
  return new Set(entries.map(({ name }) => name));
}
