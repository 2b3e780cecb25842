import {
  type Feature,
  findFeature,
  listChildren,
} from "../../sources/platform/compat/features";
import { findNameHtml } from "../parts/sub-features";
import type { ReferenceContext } from "../reference-area";

/** Elements that animate others. */
export const ANIMATIONS = [
  "animate",
  "animateMotion",
  "animateTransform",
  "set",
] as const;
/** Elements that are a step of a filter. */
const FILTER_STEPS = [
  "feBlend",
  "feColorMatrix",
  "feComponentTransfer",
  "feComposite",
  "feConvolveMatrix",
  "feDiffuseLighting",
  "feDisplacementMap",
  "feDropShadow",
  "feFlood",
  "feGaussianBlur",
  "feImage",
  "feMerge",
  "feMorphology",
  "feOffset",
  "feSpecularLighting",
  "feTile",
  "feTurbulence",
];
const CHANNELS = ["feFuncA", "feFuncB", "feFuncG", "feFuncR"];

/**
 * Elements with attributes that browser-compat-data records for none or not for all of them. Sources:
 * SVG 2, SVG Animations Level 2 and Filter Effects Level 1, each by its tables of attributes;
 * `attributeType` is SVG 1.1's.
 */
const ATTRIBUTES: readonly (readonly [readonly string[], readonly string[]])[] = [
  [
    ANIMATIONS,
    [
      "begin",
      "dur",
      "end",
      "fill",
      "max",
      "min",
      "repeatCount",
      "repeatDur",
      "restart",
      "to",
    ],
  ],
  [
    ["animate", "animateMotion", "animateTransform"],
    [
      "accumulate",
      "additive",
      "by",
      "calcMode",
      "from",
      "keySplines",
      "keyTimes",
      "values",
    ],
  ],
  [
    ["animate", "animateTransform", "set"],
    ["attributeName", "attributeType"],
  ],
  [FILTER_STEPS, ["height", "result", "width", "x", "y"]],
  [
    CHANNELS,
    ["amplitude", "exponent", "intercept", "offset", "slope", "tableValues", "type"],
  ],
  [
    ["text", "textPath", "tspan"],
    ["lengthAdjust", "textLength"],
  ],
  [["feImage", "image", "script"], ["crossorigin"]],
  [
    ["marker", "pattern", "svg", "symbol", "view"],
    ["preserveAspectRatio", "viewBox"],
  ],
];

/** Lists attributes of an element that the data may lack. */
export function listKnownAttributes(element: string): string[] {
  return ATTRIBUTES.flatMap(([elements, names]) =>
    elements.includes(element) ? names : [],
  );
}

/** Lists elements with an attribute that the data may lack. */
export function listKnownElements(attribute: string): string[] {
  return ATTRIBUTES.flatMap(([elements, names]) =>
    names.includes(attribute) ? elements : [],
  );
}

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
