import {
  isElement,
  isText,
  readText,
  type ChildNode,
  type Element,
} from "~/domain/html/tree";

export function isTag(node: ChildNode | undefined, tagName: string): node is Element {
  return node !== undefined && isElement(node) && node.tagName === tagName;
}

/** Returns the characters of a text node; "" for any other node. */
export function readCharacters(node: ChildNode): string {
  return isText(node) ? node.value : "";
}

/** Returns the text of a node, and of all nodes in an element. */
export function readNodeText(node: ChildNode): string {
  return isElement(node) ? readText(node) : readCharacters(node);
}

/** Finds the first descendant, in document order, that passes the test. */
export function findElement(
  nodes: readonly ChildNode[],
  test: (element: Element) => boolean,
): Element | null {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    const found = test(node) ? node : findElement(node.childNodes, test);
    if (found) return found;
  }
  return null;
}

export function isBlank(node: ChildNode): boolean {
  return !isElement(node) && readCharacters(node).trim() === "";
}
