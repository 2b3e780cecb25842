import { html } from "parse5";
import {
  getAttribute,
  isElement,
  isText,
  type ChildNode,
  type Container,
  type Element,
  type TextNode,
} from "~/domain/html/tree";

/** Helpers that services use too, under the one name that every step of the compiler imports. */
export {
  addClass,
  getAttribute,
  isElement,
  isText,
  listClasses,
  readText,
  setAttribute,
} from "~/domain/html/tree";
export type { ChildNode, Container, Element, TextNode } from "~/domain/html/tree";

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
