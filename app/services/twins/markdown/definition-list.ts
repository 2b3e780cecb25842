import { getAttribute, isElement, type Element } from "~/domain/html/tree";
import type { MarkdownContext, RenderNodes } from "./context";
import { renderInlineLine } from "./inline";
import { isList, toItem } from "./list";
import { findElement } from "./tree";

/** Terms in a row, and the descriptions that all of them share. */
interface Entry {
  terms: string[];
  descriptions: string[][];
}

/**
 * Renders a definition list in the notation of the content: an item for the term, and below it one
 * that begins with a colon for each description.
 */
export function renderDefinitionList(
  element: Element,
  context: MarkdownContext,
  renderNodes: RenderNodes,
): string[] {
  const entries = listEntries(element, context, renderNodes);
  if (context.inCell) return entries.map(toCellLines);
  const written = entries.map(toEntryLines);
  const isTight = !written.some((entry) => entry.includes("\n\n"));
  return written.length === 0 ? [] : [written.join(isTight ? "\n" : "\n\n")];
}

function listEntries(
  element: Element,
  context: MarkdownContext,
  renderNodes: RenderNodes,
): Entry[] {
  const entries: Entry[] = [];
  for (const child of listParts(element)) {
    const last = entries.at(-1);
    if (child.tagName === "dt") {
      const term = renderTerm(child, context);
      if (last && last.descriptions.length === 0) last.terms.push(term);
      else entries.push({ terms: [term], descriptions: [] });
      continue;
    }
    const blocks = renderNodes(child.childNodes, context);
    if (blocks.length === 0) continue;
    if (last) last.descriptions.push(blocks);
    else entries.push({ terms: [], descriptions: [blocks] });
  }
  return entries;
}

/** Lists terms and descriptions, also those that a `div` groups. */
function listParts(element: Element): Element[] {
  return element.childNodes
    .filter(isElement)
    .flatMap((child) => (child.tagName === "div" ? listParts(child) : [child]));
}

function renderTerm(term: Element, context: MarkdownContext): string {
  const ownId = getAttribute(term, "id") ?? findOwnId(term);
  return renderInlineLine(term.childNodes, { ...context, ownId });
}

function findOwnId(term: Element): string | null {
  const named = findElement(
    term.childNodes,
    (element) => getAttribute(element, "id") !== null,
  );
  return named && getAttribute(named, "id");
}

function toEntryLines({ terms, descriptions }: Entry): string {
  const list = descriptions.map((blocks) => toItem(markFirst(blocks), "- "));
  const separator = list.some((text) => text.includes("\n\n")) ? "\n\n" : "\n";
  return toItem([terms.join(", "), list.join(separator)].filter(Boolean), "- ");
}

/** Marks a description by a colon: before its first paragraph, or alone before another block. */
function markFirst([first = "", ...rest]: readonly string[]): string[] {
  const isParagraph = !isList(first) && !/^(?:```|>|\||#|---)/.test(first);
  return isParagraph ? [`: ${first}`, ...rest] : [":", first, ...rest];
}

function toCellLines({ terms, descriptions }: Entry): string {
  const texts = descriptions.map((blocks) => blocks.join("<br>"));
  return [terms.join(", "), ...texts].filter(Boolean).join(": ");
}
