import { isElement, listClasses, readText, type Container } from "../core/tree";

/** Plain text of the first root-level paragraph that is not empty; empty without one. */
export function findSummary(root: Container): string {
  for (const node of root.childNodes) {
    if (!isElement(node) || node.tagName !== "p") continue;
    if (listClasses(node).includes("notecard")) continue;
    const text = readText(node).replace(/\s+/g, " ").trim();
    if (text !== "") return text;
  }
  return "";
}
