import { findCssDefinition } from "../../macros/formal-syntax/definitions";
import type { CssSyntaxRequest } from "../../macros/formal-syntax";
import { code, definitions, section, toTextHtml } from "../parts/html";
import { findKeywordText } from "../texts/css-texts";
import { listSingleKeywords } from "./single-keywords";

/** Types whose values are shown in examples, with a value of each. */
const SAMPLES: Readonly<Record<string, string>> = {
  angle: "45deg",
  color: "tomato",
  "custom-ident": "my-name",
  "dashed-ident": "--my-name",
  flex: "1fr",
  image: "linear-gradient(gold, tomato)",
  integer: "2",
  length: "10px",
  "length-percentage": "10px",
  number: "0.5",
  percentage: "50%",
  position: "center",
  ratio: "16 / 9",
  resolution: "2dppx",
  string: '"text"',
  time: "2s",
  url: 'url("image.png")',
};
const MOST_VALUES = 40;
/** Keywords that all properties accept. */
export const GLOBAL_VALUES = ["inherit", "initial", "revert", "revert-layer", "unset"];
/** Values of properties for which the one of the type is out of range, or means nothing. */
const SAMPLES_OF: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "color-scheme": { "custom-ident": "light dark" },
  d: { string: 'path("M 0 0 L 20 20")' },
  "font-family": { "custom-ident": "system-ui" },
  "font-weight": { number: "450" },
  "initial-letter": { number: "2" },
  "stroke-miterlimit": { number: "4" },
  "will-change": { "custom-ident": "opacity" },
  transition: { "custom-ident": "opacity" },
  "transition-property": { "custom-ident": "opacity" },
};
/** Properties whose addresses name an element of the page instead of an image. */
const OF_ELEMENT =
  /^(?:-webkit-)?(?:backdrop-filter|filter|clip-path|marker(?:-start|-mid|-end)?|mask|offset(?:-path)?|fill|stroke)$/;
/** Values that the formal syntax has, but no browser takes by themselves. */
const NOT_SINGLE: Readonly<Record<string, readonly string[]>> = {
  "-webkit-box-reflect": ["<length>", "<length-percentage>", "<image>"],
};

/** Lists keywords and basic types, `<length>`, that are complete values by themselves. */
export function listSingleValues(request: CssSyntaxRequest): string[] {
  const definition = findCssDefinition(request);
  if (!definition) return [];
  const values = listSingleKeywords(definition, (type) => Object.hasOwn(SAMPLES, type));
  const others = NOT_SINGLE[definition.name] ?? [];
  // The syntax of `all` is these, and that of a few older properties has one of them.
  const isGlobal = (value: string): boolean =>
    definition.name !== "all" && GLOBAL_VALUES.includes(value);
  return values.filter((value) => !others.includes(value) && !isGlobal(value));
}

/** Returns a value of a property for a keyword or basic type: `10px` for `<length>`. */
export function toSample(value: string, property = ""): string {
  const type = value.replace(/[<>]/g, "");
  if (type === value) return value;
  if (type === "url" && OF_ELEMENT.test(property)) return 'url("#my-element")';
  return SAMPLES_OF[property]?.[type] ?? SAMPLES[type] ?? value;
}

/** Lists the values whose meaning is known; others are in the syntax alone. */
export function renderValueMeanings(name: string, request: CssSyntaxRequest): string {
  const values = listSingleValues(request).slice(0, MOST_VALUES);
  const entries = values.flatMap((value) => {
    const text = findKeywordText(value, name);
    return text ? [{ term: code(value), details: toTextHtml(text) }] : [];
  });
  return section("Values", definitions(entries));
}
