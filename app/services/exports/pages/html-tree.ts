import { defaultTreeAdapter, html as names, type DefaultTreeAdapterTypes } from "parse5";

export type Element = DefaultTreeAdapterTypes.Element;
export type Node = DefaultTreeAdapterTypes.ChildNode;
export type Parent = DefaultTreeAdapterTypes.ParentNode;

export function isElement(node: Node): node is Element {
  return "tagName" in node;
}

export function getAttribute({ attrs }: Element, name: string): string | null {
  return attrs.find((attribute) => attribute.name === name)?.value ?? null;
}

export function setAttribute(element: Element, name: string, value: string): void {
  const known = element.attrs.find((attribute) => attribute.name === name);
  if (known) known.value = value;
  else element.attrs.push({ name, value });
}

export function removeAttributes(element: Element, removed: (name: string) => boolean): void {
  element.attrs = element.attrs.filter(({ name }) => !removed(name));
}

export function hasClass(element: Element, name: string): boolean {
  return (getAttribute(element, "class") ?? "").split(/\s+/).includes(name);
}

export function addClass(element: Element, name: string): void {
  if (hasClass(element, name)) return;
  setAttribute(element, "class", `${getAttribute(element, "class") ?? ""} ${name}`.trim());
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

export function removeNode(node: Node): void {
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

/** Text of a node and everything below it. */
export function readText(node: Node): string {
  if (isElement(node)) return node.childNodes.map(readText).join("");
  return "value" in node ? node.value : "";
}
