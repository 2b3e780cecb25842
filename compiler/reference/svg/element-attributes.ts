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
