import { splitGroups } from "./split-groups";
import {
  getAttribute,
  isElement,
  type ChildNode,
  type Container,
  type Element,
} from "../core/tree";

const QUICK_LINKS = "quick_links";

/**
 * Takes an inline sidebar (`section#Quick_links` at root level) out of the tree; null without
 * one. Several sections are joined.
 */
export function liftQuickLinks(root: Container): ChildNode[] | null {
  const found = root.childNodes.filter(isQuickLinks);
  if (found.length === 0) return null;
  root.childNodes = root.childNodes.filter((node) => !isQuickLinks(node));
  const sidebar = { childNodes: found.flatMap(({ childNodes }) => childNodes) };
  splitGroups(sidebar);
  return sidebar.childNodes;
}

export function isQuickLinks(node: ChildNode): node is Element {
  return (
    isElement(node) &&
    node.tagName === "section" &&
    getAttribute(node, "id")?.toLowerCase() === QUICK_LINKS
  );
}
