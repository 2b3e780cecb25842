import { html, type DefaultTreeAdapterTypes } from "parse5";

export type Element = DefaultTreeAdapterTypes.Element;
export type ChildNode = DefaultTreeAdapterTypes.ChildNode;
export type TextNode = DefaultTreeAdapterTypes.TextNode;
/** An element or the fragment itself. */
export type Container = Pick<Element, "childNodes">;

export function isElement(node: ChildNode): node is Element {
  return "tagName" in node;
}

export function isText(node: ChildNode): node is TextNode {
  return node.nodeName === "#text";
}

export function getAttribute(element: Element, name: string): string | null {
  for (const attribute of element.attrs)
    if (attribute.name === name) return attribute.value;
  return null;
}

export function setAttribute(element: Element, name: string, value: string): void {
  const known = element.attrs.find((attribute) => attribute.name === name);
  if (known) known.value = value;
  else element.attrs.push({ name, value });
}

/** Sets the attribute unless the element has it. */
export function setDefault(element: Element, name: string, value: string): void {
  if (getAttribute(element, name) === null) element.attrs.push({ name, value });
}

/** Removes the attribute; returns whether it was there. */
export function removeAttribute(element: Element, name: string): boolean {
  const index = element.attrs.findIndex((attribute) => attribute.name === name);
  if (index !== -1) element.attrs.splice(index, 1);
  return index !== -1;
}

export function listClasses(element: Element): string[] {
  const value = getAttribute(element, "class");
  return value === null ? [] : value.split(/\s+/).filter((name) => name !== "");
}

export function addClass(element: Element, name: string): void {
  const classes = listClasses(element);
  if (!classes.includes(name))
    setAttribute(element, "class", [...classes, name].join(" "));
}

export function createText(value: string): TextNode {
  // Members in the parser's order, because engines handle objects of one shape faster.
  return { nodeName: "#text", value, parentNode: null };
}

/** Creates an HTML element that takes over `children`. */
export function createElement(
  tagName: string,
  attributes: Readonly<Record<string, string>>,
  children: ChildNode[],
): Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  return {
    nodeName: tagName,
    tagName,
    attrs,
    namespaceURI: html.NS.HTML,
    childNodes: children,
    parentNode: null,
  };
}

/** Returns all text inside, without comments. */
export function readText(container: Container): string {
  let text = "";
  for (const node of container.childNodes) {
    if (isText(node)) text += node.value;
    else if (isElement(node)) text += readText(node);
  }
  return text;
}

/** True for nodes that show nothing: white space and comments. */
export function isBlank(nodes: readonly ChildNode[]): boolean {
  return nodes.every((node) =>
    isText(node) ? node.value.trim() === "" : !isElement(node),
  );
}

/** Searches at any depth for an element with one of these tag names. */
export function hasDescendant(
  container: Container,
  tagNames: ReadonlySet<string>,
): boolean {
  return container.childNodes.some(
    (node) =>
      isElement(node) && (tagNames.has(node.tagName) || hasDescendant(node, tagNames)),
  );
}
