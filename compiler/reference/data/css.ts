import { getOrCreate } from "~/domain/text/get-or-create";
import { memoize } from "../../core/memoize";
import { readPackageData } from "../../sources/platform/read-package-data";
import {
  type CssDescriptor,
  type CssProperty,
  loadWebrefCss,
  type WebrefCss,
} from "../../sources/platform/webref-css";

export interface CssData {
  findProperty(name: string): CssProperty | null;
  /** Lists the shorthands that set a property, in data order. */
  listShorthands(longhand: string): readonly string[];
  /** Lists the descriptors of `@font-face`; empty when unknown. */
  listDescriptors(atRule: string): readonly CssDescriptor[];
  findDescriptor(atRule: string, name: string): CssDescriptor | null;
  /** Takes the name without parentheses. */
  hasFunction(name: string): boolean;
  /** Takes the name without angle brackets. */
  hasType(name: string): boolean;
  /** Takes the selector as written in a style sheet: `:has()`. */
  hasSelector(name: string): boolean;
}

/**
 * Reads the data at the first question. `isKnown` tells whether any browser has ever had a property:
 * drafts make shorthands of properties whose longhands exist in no browser.
 */
export function createCssData(
  read: () => WebrefCss = loadWebrefCss,
  isKnown: (property: string) => boolean = () => true,
): CssData {
  const load = memoize(() => {
    const css = read();
    const properties = css.properties.map((one) => dropLonghands(one, isKnown));
    return indexCss({ ...css, properties });
  });
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

function dropLonghands(
  property: CssProperty,
  isKnown: (property: string) => boolean,
): CssProperty {
  const { longhands = [] } = property;
  return longhands.length === 0 || longhands.some(isKnown)
    ? property
    : { ...property, longhands: [] };
}

function indexShorthands(properties: readonly CssProperty[]): Map<string, string[]> {
  const shorthands = new Map<string, string[]>();
  for (const { name, longhands = [], legacyAliasOf } of properties) {
    if (legacyAliasOf) continue;
    for (const longhand of longhands) {
      getOrCreate(shorthands, longhand, () => []).push(name);
    }
  }
  return shorthands;
}

/** Drops descriptors that a second specification defines again. */
function dropDuplicates(descriptors: readonly CssDescriptor[]): CssDescriptor[] {
  return [...new Map(descriptors.map((entry) => [entry.name, entry])).values()];
}

function listNames(entries: readonly { name: string }[]): Set<string> {
  return new Set(entries.map(({ name }) => name));
}

/** Property names with their groups in mdn-data. */
type GroupedProperties = Readonly<Record<string, { groups: readonly string[] }>>;

interface CssGroup {
  /** A name such as `CSS Flexible Box Layout`. */
  name: string;
  properties: readonly string[];
}

export interface CssGroups {
  /** Finds a property's first group with all its members; null without a group. */
  findGroup(property: string): CssGroup | null;
}

/** Reads the data at the first question. */
export function createCssGroups(read: () => GroupedProperties = readMdnData): CssGroups {
  const load = memoize(() => indexGroups(read()));
  return { findGroup: (property) => load().get(property) ?? null };
}

function readMdnData(): GroupedProperties {
  return readPackageData("mdn-data/css/properties.json") as GroupedProperties;
}

function indexGroups(properties: GroupedProperties): Map<string, CssGroup> {
  const byName = new Map<string, string[]>();
  for (const [property, { groups }] of Object.entries(properties)) {
    for (const name of groups) {
      getOrCreate(byName, name, () => []).push(property);
    }
  }
  return new Map(
    Object.entries(properties).flatMap(
      ([
        property,
        {
          groups: [name],
        },
      ]) =>
        name === undefined
          ? []
          : [[property, { name, properties: byName.get(name) ?? [] }]],
    ),
  );
}
