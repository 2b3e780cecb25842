import { parseFragment } from "parse5";
import { toArticleId } from "~/domain/documents/page-ids";
import type { UnsafeHtmlOptions } from "./safety";
import { isRemoved, isUnwrapped, removeUnsafeAttributes } from "./safety";
import {
  getAttribute,
  isElement,
  isText,
  setAttribute,
  type ChildNode,
  type Container,
  type Element,
} from "../core/tree";

export interface CleanOptions extends UnsafeHtmlOptions {
  /** Called with each element that stays, before its children. */
  onElement?: (element: Element) => void;
}

/** Parses HTML that another builder finished, and applies the safety rules only. */
export function parseCleanHtml(source: string, options: CleanOptions): Container {
  const root = parseFragment(source);
  cleanChildren(root, options);
  return root;
}

function cleanChildren(parent: Container, options: CleanOptions): void {
  parent.childNodes = parent.childNodes.flatMap((node) => cleanNode(node, options));
}

function cleanNode(node: ChildNode, options: CleanOptions): ChildNode[] {
  if (isText(node)) return [node];
  if (!isElement(node) || isRemoved(node, options)) return [];
  if (isUnwrapped(node, options)) {
    cleanChildren(node, options);
    return node.childNodes;
  }
  removeUnsafeAttributes(node, options);
  const id = getAttribute(node, "id");
  if (id !== null) setAttribute(node, "id", toArticleId(id));
  options.onElement?.(node);
  cleanChildren(node, options);
  return [node];
}
