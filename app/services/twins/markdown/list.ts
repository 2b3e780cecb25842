import { getAttribute, isElement, type Element } from "~/domain/html/tree";
import type { MarkdownContext, RenderNodes } from "./context";
import { isTag } from "./tree";

const BULLET = "- ";

/** Renders `ul` and `ol`; in a table cell, as lines with bullets or numbers. */
export function renderList(
  element: Element,
  context: MarkdownContext,
  renderNodes: RenderNodes,
): string[] {
  const items = element.childNodes
    .filter(isElement)
    .map((item) => renderNodes(isTag(item, "li") ? item.childNodes : [item], context));
  const first = Number(getAttribute(element, "start") ?? 1) || 1;
  const toMarker = (index: number) =>
    element.tagName === "ol" ? `${first + index}. ` : context.inCell ? "• " : BULLET;
  const written = items
    .filter((blocks) => blocks.length > 0)
    .map((blocks, index) => ({ blocks, marker: toMarker(index) }));
  if (written.length === 0) return [];
  if (context.inCell)
    return written.map(({ blocks, marker }) => marker + blocks.join("<br>"));
  const isTight = items.every(isTightItem);
  const lines = written.map(({ blocks, marker }) => toItem(blocks, marker));
  return [lines.join(isTight ? "\n" : "\n\n")];
}

/** Renders one item, whose further lines are indented to its text. */
export function toItem(blocks: readonly string[], marker: string): string {
  const text = blocks.join(isTightItem(blocks) ? "\n" : "\n\n");
  return marker + indent(text, marker.length);
}

/** Puts block quote marks before each line. */
export function toQuote(blocks: readonly string[]): string[] {
  const lines = blocks.join("\n\n").split("\n");
  return [lines.map((line) => (line === "" ? ">" : `> ${line}`)).join("\n")];
}

/** Tells whether an item is one paragraph, possibly with a list below it. */
function isTightItem([, second, third]: readonly string[]): boolean {
  return third === undefined && (second === undefined || isList(second));
}

/** Tells whether a rendered block is a list. */
export function isList(block: string): boolean {
  return /^(?:[-*+]|\d+[.)]) /.test(block);
}

function indent(text: string, width: number): string {
  return text.replace(/\n(?!\n|$)/g, `\n${" ".repeat(width)}`);
}
