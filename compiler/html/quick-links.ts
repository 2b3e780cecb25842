import {
  type ChildNode,
  type Container,
  type Element,
  getAttribute,
  isElement,
  readText,
  setAttribute,
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

/**
 * Moves a group's label that contains a link out of `<summary>` to the place before it, because
 * assistive technologies do not reach every control inside a control. The toggle gets the
 * link's text as its name. The compiler's own sidebars have the same structure.
 */
export function splitGroups(container: Container): void {
  container.childNodes = container.childNodes.flatMap((node) => {
    if (!isElement(node)) return [node];
    splitGroups(node);
    return node.tagName === "details" ? [...takeLabel(node), node] : [node];
  });
}

function takeLabel(details: Container): ChildNode[] {
  const summary = details.childNodes.filter(isElement).at(0);
  const link = summary?.tagName === "summary" ? findLink(summary) : null;
  if (!summary || !link) return [];
  setAttribute(summary, "aria-label", readText(link).trim());
  const label = summary.childNodes;
  summary.childNodes = [];
  return label;
}

function findLink(container: Container): Container | null {
  for (const node of container.childNodes.filter(isElement)) {
    const link = node.tagName === "a" ? node : findLink(node);
    if (link) return link;
  }
  return null;
}
