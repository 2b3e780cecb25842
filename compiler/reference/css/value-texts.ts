import { findCssDefinition } from "../../macros/formal-syntax/definitions";
import type { CssSyntaxRequest } from "../../macros/formal-syntax";
import { code, definitions, section, toTextHtml } from "../parts/html";
import { findKeywordText } from "../texts/css-texts";
import { listSingleKeywords } from "./single-keywords";

/** Types whose values are shown in examples, with a value of each. */
export const SAMPLES: Readonly<Record<string, string>> = {
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

/** Lists keywords and basic types, `<length>`, that are complete values by themselves. */
export function listSingleValues(request: CssSyntaxRequest): string[] {
  const definition = findCssDefinition(request);
  return definition
    ? listSingleKeywords(definition, (type) => Object.hasOwn(SAMPLES, type))
    : [];
}

/** Returns a value for a keyword or basic type: `10px` for `<length>`. */
export function toSample(value: string): string {
  return SAMPLES[value.replace(/[<>]/g, "")] ?? value;
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
