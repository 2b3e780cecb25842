import { parseDocUrl } from "~/domain/documents/slug";
import type { ReportFlaw } from "~/domain/documents/flaw";
import { escapeText } from "~/domain/text/escape-html";
import { parseCleanHtml } from "../html/clean-html";
import { splitGroups } from "../html/quick-links";
import { createWriter } from "../html/serialise";
import {
  getAttribute,
  isElement,
  isText,
  removeAttribute,
  type ChildNode,
  type Container,
  type Element,
} from "../core/tree";
import { decodePath, encodePath, splitUrl } from "../core/urls";

/**
 * Removes the current page's marks from a sidebar, because the server adds them; most pages of
 * an area then share one sidebar.
 */
export function cleanSidebar(html: string, report: ReportFlaw): string {
  const locate = () => ({ line: null, column: null });
  const root = parseCleanHtml(html, { report, locate, onElement: finishLink });
  unmark(root);
  splitGroups(root);
  return createWriter(escapeText).write(root.childNodes).trim();
}

/** Writes a link as `markSidebar` expects it: the address first, in our encoding. */
function finishLink(element: Element): void {
  const href = element.tagName === "a" ? getAttribute(element, "href") : null;
  if (href === null || !parseDocUrl(href)) return;
  const { path, query, hash } = splitUrl(href);
  const value = encodePath(decodePath(path)) + query + hash;
  const others = element.attrs.filter(({ name }) => name !== "href");
  element.attrs = [{ name: "href", value }, ...others];
}

/** Removes the marks; true when the current page was inside. */
function unmark(container: Container): boolean {
  let isMarked = false;
  container.childNodes = container.childNodes.flatMap((node) => {
    if (!isElement(node)) return [node];
    const isWithin = removeAttribute(node, "aria-current") || unmark(node);
    if (!isWithin) return [node];
    isMarked = true;
    if (node.tagName === "details") removeAttribute(node, "open");
    return isOnlyMark(node) ? node.childNodes : [node];
  });
  return isMarked;
}

function isOnlyMark(element: Element): boolean {
  return element.tagName === "em" && element.childNodes.every(isLinkOrSpace);
}

function isLinkOrSpace(node: ChildNode): boolean {
  return isText(node) ? node.value.trim() === "" : node.nodeName === "a";
}
