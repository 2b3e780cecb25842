import {
  isElement,
  readText,
  setAttribute,
  type ChildNode,
  type Container,
} from "../core/tree";

/**
 * Moves what a sidebar's group is named by out of its `<summary>` and before the group, where it
 * holds a link: a control inside a control is not reached by every assistive technology. The
 * group's toggle is named by the link's text. The compiler's own sidebars are written like that.
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
