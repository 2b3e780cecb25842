import { getAttribute, isElement, type ChildNode, type Container } from "./tree";

const QUICK_LINKS = "quick_links";

/** Takes an inline sidebar (`section#Quick_links` at root level) out; null when there is none. */
export function liftQuickLinks(root: Container): ChildNode[] | null {
  const found = root.childNodes.find(isQuickLinks);
  if (!found || !isElement(found)) return null;
  root.childNodes = root.childNodes.filter((node) => node !== found);
  return found.childNodes;
}

export function isQuickLinks(node: ChildNode): boolean {
  return (
    isElement(node) &&
    node.tagName === "section" &&
    getAttribute(node, "id")?.toLowerCase() === QUICK_LINKS
  );
}
