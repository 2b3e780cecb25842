import type { DefaultTreeAdapterTypes } from "parse5";

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

/** Loops without a closure, because a compile reads some million attributes. */
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

export function listClasses(element: Element): string[] {
  const value = getAttribute(element, "class");
  return value === null ? [] : value.split(/\s+/).filter((name) => name !== "");
}

export function hasClass(element: Element, name: string): boolean {
  return listClasses(element).includes(name);
}

export function addClass(element: Element, name: string): void {
  const classes = listClasses(element);
  if (!classes.includes(name))
    setAttribute(element, "class", [...classes, name].join(" "));
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
