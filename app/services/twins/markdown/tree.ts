import type { DefaultTreeAdapterTypes } from "parse5";

export type Element = DefaultTreeAdapterTypes.Element;
export type Node = DefaultTreeAdapterTypes.ChildNode;

export function isElement(node: Node | undefined): node is Element {
  return node !== undefined && "tagName" in node;
}

export function isTag(node: Node | undefined, tagName: string): node is Element {
  return isElement(node) && node.tagName === tagName;
}

/** Returns the characters of a text node; "" for any other node. */
export function readCharacters(node: Node): string {
  return "value" in node ? node.value : "";
}

export function readAttribute({ attrs }: Element, name: string): string | null {
  return attrs.find((attribute) => attribute.name === name)?.value ?? null;
}

export function listClasses(element: Element): string[] {
  return (readAttribute(element, "class") ?? "").split(/\s+/).filter(Boolean);
}

/** Returns all text inside, without comments. */
export function readText(nodes: readonly Node[]): string {
  return nodes
    .map((node) => (isElement(node) ? readText(node.childNodes) : readCharacters(node)))
    .join("");
}

/** Finds the first descendant, in document order, that passes the test. */
export function findElement(
  nodes: readonly Node[],
  test: (element: Element) => boolean,
): Element | null {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    const found = test(node) ? node : findElement(node.childNodes, test);
    if (found) return found;
  }
  return null;
}

export function isBlank(node: Node): boolean {
  return !isElement(node) && readCharacters(node).trim() === "";
}
