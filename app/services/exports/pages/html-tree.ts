import { defaultTreeAdapter, html as names, type DefaultTreeAdapterTypes } from "parse5";
import { isElement, isText, type ChildNode, type Element } from "~/domain/html/tree";
import { escapeAttribute } from "~/domain/text/escape-html";

export type Parent = DefaultTreeAdapterTypes.ParentNode;

export function removeAttributes(
  element: Element,
  removed: (name: string) => boolean,
): void {
  element.attrs = element.attrs.filter(({ name }) => !removed(name));
}

/** Creates a link in place of an element; a `span` where a link is around it already. */
export function createLinkFor(
  element: Element,
  { href, text, className }: { href: string; text: string; className: string },
): Element {
  if (!hasAncestor(element, "a")) return createLink(href, text, className);
  const span = createLink(href, text, className);
  return Object.assign(span, {
    tagName: "span",
    nodeName: "span",
    attrs: [{ name: "class", value: className }],
  });
}

function hasAncestor({ parentNode }: Element, tagName: string): boolean {
  if (!parentNode || !("tagName" in parentNode)) return false;
  return parentNode.tagName === tagName || hasAncestor(parentNode, tagName);
}

export function createLink(href: string, text: string, className: string): Element {
  const link = defaultTreeAdapter.createElement("a", names.NS.HTML, [
    { name: "class", value: className },
    { name: "href", value: href },
  ]);
  defaultTreeAdapter.insertText(link, text);
  return link;
}

export function appendNode(parent: Parent, node: Element): void {
  defaultTreeAdapter.appendChild(parent, node);
}

export function appendText(parent: Parent, text: string): void {
  defaultTreeAdapter.insertText(parent, text);
}

export function removeNode(node: ChildNode): void {
  defaultTreeAdapter.detachNode(node);
}

export function replaceNode(node: Element, other: Element): void {
  if (node.parentNode) defaultTreeAdapter.insertBefore(node.parentNode, other, node);
  removeNode(node);
}

export function insertBefore(node: Element, other: Element): void {
  if (node.parentNode) defaultTreeAdapter.insertBefore(node.parentNode, other, node);
}

/** Visits the elements below a node in document order; the visitor may remove or replace each. */
export function visitElements(parent: Parent, visit: (element: Element) => void): void {
  for (const node of [...parent.childNodes]) {
    if (!isElement(node)) continue;
    visit(node);
    visitElements(node, visit);
  }
}

const VOID_TAGS = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/**
 * Serialises a tree as HTML. Quotation marks in text are escaped, and `=` in the documents of
 * frames, because checkers of ZIM files search all text for `src="`.
 */
export function serializeHtml(parent: Parent): string {
  return parent.childNodes.map(serializeNode).join("");
}

function serializeNode(node: ChildNode): string {
  if (!isElement(node)) return isText(node) ? escapeQuotes(node.value) : "";
  const { tagName, attrs } = node;
  const attributes = attrs.map(({ name, prefix, value }) => {
    const escaped = escapeQuotes(value);
    const text = name === "srcdoc" ? escaped.replaceAll("=", "&#61;") : escaped;
    return ` ${prefix === undefined || prefix === "" ? "" : `${prefix}:`}${name}="${text}"`;
  });
  const start = `<${tagName}${attributes.join("")}>`;
  return VOID_TAGS.test(tagName) ? start : `${start}${serializeHtml(node)}</${tagName}>`;
}

function escapeQuotes(text: string): string {
  return escapeAttribute(text).replaceAll("'", "&#39;");
}
