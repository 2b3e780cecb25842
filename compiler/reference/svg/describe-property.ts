import { linkCss } from "../css/css-link";
import { linkElement } from "../parts/elements";
import { joinWords } from "../parts/html";
import type { ReferenceContext } from "../reference-area";
import { ANIMATIONS } from "./element-attributes";

const BOXES = ["rect", "image", "svg", "foreignObject"];
const ROUNDS = ["circle", "ellipse"];

/**
 * Elements on which an attribute is a presentation attribute, the example first (SVG 2, "Geometry
 * properties"). Attributes that are not bound to elements are so everywhere.
 */
const STYLED: Readonly<Record<string, readonly string[]>> = {
  cx: ROUNDS,
  cy: ROUNDS,
  d: ["path"],
  height: BOXES,
  r: ["circle"],
  rx: ["rect", "ellipse"],
  ry: ["rect", "ellipse"],
  width: BOXES,
  x: BOXES,
  y: BOXES,
};

/** Lists those of an attribute's elements for which it is a presentation attribute, the example first. */
export function listStyled(name: string, elements: readonly string[]): string[] {
  // The attribute `fill` of animations tells what stays after the end.
  if (name === "fill")
    return elements.filter((element) => !ANIMATIONS.some((one) => one === element));
  return (STYLED[name] ?? []).filter((element) => elements.includes(element));
}

/**
 * Names the CSS property that an attribute stands for, and for which elements if not for all: others
 * share only the name, such as `order` of a filter.
 */
export function describeProperty(
  name: string,
  elements: readonly string[],
  context: ReferenceContext,
): string {
  const styled = listStyled(name, elements);
  const isNone = elements.length > 0 && styled.length === 0;
  if (isNone || !context.data.css.findProperty(name)) return "";
  const others = elements.filter((element) => !styled.includes(element));
  const isFewer = others.length < styled.length;
  const link = (names: readonly string[]) =>
    joinWords(names.toSorted().map((element) => linkElement("svg", element, context)));
  const place =
    others.length === 0
      ? "There"
      : `${isFewer ? `Except for ${link(others)}` : `For ${link(styled)}`}, there`;
  return `${place} is a CSS property of the same name: ${linkCss(name, context)}`;
}
