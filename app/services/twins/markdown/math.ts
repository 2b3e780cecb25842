import {
  getAttribute,
  isElement,
  readText,
  type ChildNode,
  type Element,
} from "~/domain/html/tree";
import { toCodeSpan, toFence } from "~/domain/text/markdown-code";
import { findOwn } from "~/domain/text/find-own";
import { escapeMarkdown } from "./escape";
import { findElement, readNodeText } from "./tree";

/** Renders MathML as LaTeX in the form of GFM that needs no escaping: `` $`…`$ ``. */
export function renderMath(element: Element): string {
  const tex = toTex(element);
  return tex === "" ? escapeMarkdown(readText(element)) : `$${toCodeSpan(tex)}$`;
}

/** Renders a formula that stands alone as a `math` block. */
export function renderMathBlock(element: Element): string {
  return toFence(toTex(element), "math");
}

export function isMathBlock(element: Element): boolean {
  return element.tagName === "math" && getAttribute(element, "display") === "block";
}

/** Returns the author's LaTeX when the formula has it, otherwise a conversion of its elements. */
function toTex(math: Element): string {
  const source = findElement(
    math.childNodes,
    (element) =>
      element.tagName === "annotation" &&
      /tex/i.test(getAttribute(element, "encoding") ?? ""),
  );
  const tex = source ? readText(source) : convertAll(math.childNodes);
  return tex.replace(/\s+/g, " ").trim();
}

type Convert = (parts: string[], element: Element) => string;

const CONVERTERS: Readonly<Record<string, Convert>> = {
  mfrac: ([top = "", bottom = ""]) => `\\frac{${top}}{${bottom}}`,
  msqrt: (parts) => `\\sqrt{${parts.join(" ")}}`,
  mroot: ([base = "", index = ""]) => `\\sqrt[${index}]{${base}}`,
  msup: ([base = "", up = ""]) => `{${base}}^{${up}}`,
  msub: ([base = "", low = ""]) => `{${base}}_{${low}}`,
  msubsup: ([base = "", low = "", up = ""]) => `{${base}}_{${low}}^{${up}}`,
  mover: ([base = "", over = ""]) => `\\overset{${over}}{${base}}`,
  munder: ([base = "", under = ""]) => `\\underset{${under}}{${base}}`,
  munderover: ([base = "", low = "", up = ""]) => `{${base}}_{${low}}^{${up}}`,
  mtable: (rows) => `\\begin{matrix} ${rows.join(" \\\\ ")} \\end{matrix}`,
  mtr: (cells) => cells.join(" & "),
  mtext: (_parts, element) => `\\text{${readText(element)}}`,
  mi: (_parts, element) => toIdentifier(readText(element).trim()),
  mo: (_parts, element) => toOperator(readText(element).trim()),
  annotation: () => "",
  "annotation-xml": () => "",
};

const OPERATORS: Readonly<Record<string, string>> = {
  "{": "\\{",
  "}": "\\}",
  "%": "\\%",
  "&": "\\&",
  "\u2062": "",
  "\u2061": "",
};

function convertAll(nodes: readonly ChildNode[]): string {
  return nodes
    .map((node) => (isElement(node) ? convert(node) : readNodeText(node).trim()))
    .filter(Boolean)
    .join(" ");
}

function convert(element: Element): string {
  const converter = findOwn(CONVERTERS, element.tagName);
  // Converts the contents once, because twice would double the time with each level.
  if (!converter) return convertAll(element.childNodes);
  return converter(element.childNodes.filter(isElement).map(convert), element);
}

/** Names of several letters are functions, such as `sin`. */
function toIdentifier(name: string): string {
  return /^\p{L}{2,}$/u.test(name) ? `\\operatorname{${name}}` : name;
}

function toOperator(operator: string): string {
  return findOwn(OPERATORS, operator) ?? operator;
}
