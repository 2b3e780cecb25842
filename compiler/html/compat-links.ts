import {
  getAttribute,
  isElement,
  listClasses,
  removeAttribute,
  setAttribute,
  type Container,
  type Element,
} from "../core/tree";

/** Points these links to the heading of the first table; without a table, they become text. */
export function finishCompatLinks(root: Container, links: readonly Element[]): void {
  if (links.length === 0) return;
  const id = findTableHeading(root);
  for (const link of links)
    if (id === null) removeAttribute(link, "href");
    else setAttribute(link, "href", `#${id}`);
}

function findTableHeading(root: Container): string | null {
  let id: string | null = null;
  for (const node of root.childNodes) {
    if (!isElement(node)) continue;
    if (node.tagName === "h2" || node.tagName === "h3") id = getAttribute(node, "id");
    if (listClasses(node).includes("bc-data")) return id;
  }
  return null;
}
