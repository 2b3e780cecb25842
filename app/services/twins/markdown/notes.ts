import { listClasses, readText, type ChildNode, type Element } from "~/domain/html/tree";
import { findOwn } from "~/domain/text/find-own";
import type { MarkdownContext, RenderNodes } from "./context";
import { toQuote } from "./list";
import { isBlank, isTag } from "./tree";

/** Alerts of GFM by the class of the box; boxes of other kinds are notes. */
const ALERTS: Readonly<Record<string, string>> = {
  warning: "WARNING",
  deprecated: "WARNING",
  nonstandard: "WARNING",
};

/** Renders a note box as an alert; null for any other element. */
export function renderNote(
  element: Element,
  context: MarkdownContext,
  renderNodes: RenderNodes,
): string[] | null {
  const classes = listClasses(element);
  if (!classes.includes("notecard")) return null;
  const marker = classes.map((name) => findOwn(ALERTS, name)).find(Boolean) ?? "NOTE";
  const nodes = dropLabel(element.childNodes, context.noteLabels);
  const blocks = renderNodes(nodes, context);
  if (context.inCell) return blocks;
  return toAlert(marker, blocks);
}

/** Renders a box without a label. */
export function renderCallout(
  element: Element,
  context: MarkdownContext,
  renderNodes: RenderNodes,
): string[] {
  const blocks = renderNodes(element.childNodes, context);
  return context.inCell ? blocks : toAlert("CALLOUT", blocks);
}

function toAlert(marker: string, blocks: readonly string[]): string[] {
  if (blocks.length === 0) return [];
  const [first = "", ...rest] = blocks;
  return toQuote([`[!${marker}]\n${first}`, ...rest]);
}

/** Drops the label at the start of the first paragraph, which the alert's marker replaces. */
function dropLabel(
  nodes: readonly ChildNode[],
  labels: ReadonlySet<string>,
): ChildNode[] {
  const at = nodes.findIndex((node) => !isBlank(node));
  const first = nodes[at];
  if (!isTag(first, "p")) return [...nodes];
  const childNodes = dropBoldLabel(first.childNodes, labels);
  return [...nodes.slice(0, at), { ...first, childNodes }, ...nodes.slice(at + 1)];
}

function dropBoldLabel(nodes: ChildNode[], labels: ReadonlySet<string>): ChildNode[] {
  const at = nodes.findIndex((node) => !isBlank(node));
  const label = nodes[at];
  const isLabel = isTag(label, "strong") && labels.has(readText(label).trim());
  return isLabel ? nodes.slice(at + 1) : nodes;
}
