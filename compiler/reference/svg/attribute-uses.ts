import {
  findFeature,
  listChildren,
  type Feature,
} from "../../sources/platform/compat/features";
import { findNameHtml } from "../parts/sub-features";
import type { ReferenceContext } from "../reference-area";
import { listKnownElements } from "./element-attributes";

/** An element that takes an attribute, with its support if the data has it. */
export interface Use {
  element: string;
  feature: Feature | null;
}

/**
 * Attributes that the data calls global, with another that the same elements take (SVG 2,
 * "conditional processing attributes").
 */
const SAME_ELEMENTS: Readonly<Record<string, string>> = {
  requiredExtensions: "systemLanguage",
};

/** Lists the elements that take an attribute, sorted; none for a global one. */
export function listUses(
  attribute: string,
  { key, name }: Feature,
  { data }: Pick<ReferenceContext, "data">,
): Use[] {
  const elements = findFeature(data.compat, "svg.elements");
  const isGlobal = key.startsWith("svg.global_");
  const known = new Set(isGlobal ? [] : listKnownElements(attribute));
  const alike = SAME_ELEMENTS[attribute];
  return (elements ? listChildren(elements) : [])
    .flatMap(({ name: element, key: place }): Use[] => {
      const feature = findFeature(data.compat, `${place}.${name}`);
      if (feature?.node.__compat) return [{ element, feature }];
      const isKnown =
        known.has(element) ||
        (alike !== undefined && findFeature(data.compat, `${place}.${alike}`) !== null);
      return isKnown ? [{ element, feature: null }] : [];
    })
    .toSorted((a, b) => (a.element < b.element ? -1 : 1));
}

/** Returns the name as it is written: `xlink:href` for the key `xlink_href`. */
export function toAttributeName(feature: Feature): string {
  return (findNameHtml(feature) ?? feature.name).replace(/<[^>]*>/g, "");
}
