import { memoize } from "../../core/memoize";
import { readPackageData } from "../../sources/platform/read-package-data";

/** Names of properties, and the groups that mdn-data puts them in. */
export type GroupedProperties = Readonly<Record<string, { groups: readonly string[] }>>;

export interface CssGroup {
  /** Such as `CSS Flexible Box Layout`. */
  name: string;
  properties: readonly string[];
}

export interface CssGroups {
  /** The first group of a property, with all that are in it; null when it is in none. */
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
      const known = byName.get(name);
      if (known) known.push(property);
      else byName.set(name, [property]);
    }
  }
  return new Map(
    Object.entries(properties).flatMap(([property, { groups: [name] }]) =>
      name === undefined
        ? []
        : [[property, { name, properties: byName.get(name) ?? [] }]],
    ),
  );
}
