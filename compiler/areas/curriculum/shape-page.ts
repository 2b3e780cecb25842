import { DATA_SITE_START } from "~/domain/documents/data-addresses";
import { findOwn } from "~/domain/text/find-own";
import {
  addClass,
  createElement,
  getAttribute,
  isBlank,
  isElement,
  readText,
  type ChildNode,
  type Container,
  type Element,
} from "../../core/tree";

/**
 * Paragraphs that introduce a list, with the class of the box around both (content format,
 * 8.5).
 */
const LIST_LABELS: Readonly<Record<string, string>> = {
  "Learning outcomes:": "curriculum-outcomes",
  "Resources:": "curriculum-resources",
  "General resources:": "curriculum-resources",
};
const RESOURCES = "curriculum-resources";
const NOTES_LABEL = /^(?:General notes|Notes?):?$/i;
const LISTS = new Set(["ul", "ol"]);

/** Puts learning outcomes, resources and notes into boxes with classes. */
export function shapeCurriculumPage(root: Container): void {
  const kept: ChildNode[] = [];
  const nodes = [...root.childNodes];
  while (nodes.length > 0) {
    const node = nodes.shift();
    if (!node) break;
    if (!isElement(node)) kept.push(node);
    else if (isNotes(node)) kept.push(toNotes(node));
    else {
      const name = findListClass(node);
      const list = name === null ? [] : takeList(nodes);
      if (name !== null && list.length > 0) kept.push(toBox(name, [node, ...list]));
      else kept.push(node);
    }
  }
  root.childNodes = kept;
}

function findListClass(element: Element): string | null {
  if (element.tagName !== "p") return null;
  return findOwn(LIST_LABELS, readText(element).trim()) ?? null;
}

/** Takes leading white space and a list off the front of the nodes; empty without a list. */
function takeList(nodes: ChildNode[]): ChildNode[] {
  const index = nodes.findIndex((node) => !isBlank([node]));
  const first = nodes[index];
  const isList = first && isElement(first) && LISTS.has(first.tagName);
  return isList ? nodes.splice(0, index + 1) : [];
}

function toBox(name: string, children: ChildNode[]): Element {
  if (name === RESOURCES)
    for (const node of children) if (isElement(node)) markOutside(node);
  return createElement("div", { class: name }, children);
}

/** Marks items whose first link leads to another site. */
function markOutside(list: Element): void {
  for (const item of list.childNodes) {
    if (!isElement(item) || item.tagName !== "li") continue;
    const href = findLink(item) ?? "";
    if (/^https?:/i.test(href) && !DATA_SITE_START.test(href)) addClass(item, "external");
  }
}

function findLink(parent: Container): string | null {
  for (const node of parent.childNodes) {
    if (!isElement(node)) continue;
    const href = node.tagName === "a" ? getAttribute(node, "href") : findLink(node);
    if (href !== null) return href;
  }
  return null;
}

function isNotes(element: Element): boolean {
  if (element.tagName !== "blockquote") return false;
  const first = element.childNodes.find(isElement);
  const label = first?.childNodes.find((node) => !isBlank([node]));
  return (
    first?.tagName === "p" &&
    label !== undefined &&
    isElement(label) &&
    label.tagName === "strong" &&
    NOTES_LABEL.test(readText(label).trim())
  );
}

function toNotes(quote: Element): Element {
  return createElement("div", { class: "curriculum-notes" }, quote.childNodes);
}
