import { isBlank, isElement, isText, readText, type Container } from "../core/tree";

/**
 * Removes the h1 at the top of a page, because screens render the title, and returns its text.
 */
export function liftTitle(root: Container): string | null {
  const index = root.childNodes.findIndex((node) => !isBlank([node]));
  const first = root.childNodes[index];
  if (!first || isText(first) || !isElement(first) || first.tagName !== "h1") return null;
  root.childNodes.splice(index, 1);
  return readText(first).trim();
}
