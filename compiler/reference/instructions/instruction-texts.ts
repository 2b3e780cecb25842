import { codeBlock, paragraph, section, sentence, toTextHtml } from "../parts/html";
import { listWasmTexts } from "../texts/read-texts";

/** Parts of instructions' names in words. */
const WORDS: Readonly<Record<string, string>> = {
  s: "signed",
  u: "unsigned",
  max: "greater",
  min: "smaller",
};
/** Shapes of vectors by the width of their lanes. */
const SHAPES = ["i8x16", "i16x8", "i32x4", "i64x2"];

/** Text about an instruction, value type or definition. */
export interface WasmText {
  /** Predicate of a sentence about it, as HTML: `adds two numbers`. */
  is: string;
  code: string;
  /** Values that it takes from the stack and leaves on it, as HTML. */
  stack: string;
}

/** Finds the text whose pattern matches the name; null for a name without one. */
export function findWasmText(name: string): WasmText | null {
  for (const [pattern, text] of listWasmTexts()) {
    const parts = pattern.exec(name);
    if (!parts) continue;
    const fill = (template: string) => fillParts(template, parts);
    return {
      is: toTextHtml(fill(text.is)),
      code: fill(text.code),
      stack: toTextHtml(fill(text.stack)),
    };
  }
  return null;
}

/** Fills `$1`, `${1}` in words, and `$>1` and `$<1`, shapes with lanes twice and half as wide. */
function fillParts(template: string, parts: readonly string[]): string {
  return template
    .replace(/\$\{(\d)\}/g, (_, at: string) => {
      const part = parts[Number(at)] ?? "";
      return WORDS[part] ?? part;
    })
    .replace(/\$([<>])(\d)/g, (_, to: string, at: string) => {
      const shape = SHAPES.indexOf(parts[Number(at)] ?? "");
      return SHAPES[shape + (to === ">" ? 1 : -1)] ?? "";
    })
    .replace(/\$(\d)/g, (_, at: string) => parts[Number(at)] ?? "")
    .replace(/\ba (?=unsigned)/g, "an ");
}

/** Renders an example and what happens to the stack, which only instructions change. */
export function renderWasmText(text: WasmText, noun: string): string {
  const stack = noun === "instruction" ? `It takes from the stack ${text.stack}` : "";
  return (
    section("Syntax", codeBlock("wat", text.code)) +
    section("Stack", paragraph(sentence(stack)))
  );
}
