import { getOrCreate } from "~/domain/text/get-or-create";
import { memoize } from "../../core/memoize";
import { readPackageData } from "../../sources/platform/read-package-data";

/** Property names with their groups in mdn-data. */
export type GroupedProperties = Readonly<Record<string, { groups: readonly string[] }>>;

export interface CssGroup {
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
