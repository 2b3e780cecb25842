import type { ReportFlaw } from "~/domain/documents/flaw";
import type { Sample } from "~/domain/documents/sample";
import {
  createElement,
  createText,
  isElement,
  isText,
  listClasses,
  readText,
  setAttribute,
  type ChildNode,
  type Container,
  type Element,
} from "../core/tree";
import { encodePath } from "../core/urls";
import { collectSamples } from "../samples/collect-samples";
import { EXAMPLE_ELEMENT, LIVE_PATH, readEmbedKind } from "../core/markers";

export interface ParsedSection {
  id?: string | null | undefined;
  isH3: boolean;
  /** The content below its heading. */
  root: Container;
}

export interface PageOfSamples {
  url: string;
  report: ReportFlaw;
}

const NO_SOURCE = { body: "", firstLine: 0 };

/**
 * Collects the samples of a page from another builder, which left the code in the page for
 * scripts to find. Changes the sections as the compiler changes its own.
 */
export function collectPrebuiltSamples(
  sections: readonly ParsedSection[],
  page: PageOfSamples,
): Sample[] {
  const isAnyEmbedded = sections.map(({ root }) => prepare(root, page)).includes(true);
  if (!isAnyEmbedded) return [];
  const boxes = sections.map(({ root }) => createElement("section", {}, root.childNodes));
  const whole = sections.flatMap(({ id, isH3 }, at) => {
    const box = boxes[at] ?? createElement("section", {}, []);
    return id ? [createElement(isH3 ? "h3" : "h2", { id }, []), box] : [box];
  });
  const job = { report: page.report, source: NO_SOURCE };
  const samples = collectSamples({ childNodes: whole }, job);
  sections.forEach(({ root }, at) => (root.childNodes = boxes[at]?.childNodes ?? []));
  return samples;
}

/** True when the section contains code to run. Examples get the path of their page. */
function prepare(root: Container, page: PageOfSamples): boolean {
  let isEmbedded = false;
  for (const node of root.childNodes) {
    if (!isElement(node)) continue;
    isEmbedded = readEmbedKind(node) !== null || isEmbedded;
    if (node.tagName === "pre") removeTokens(node);
    if (node.tagName === EXAMPLE_ELEMENT) {
      setAttribute(node, LIVE_PATH, `${encodePath(page.url)}/`);
      removeHeaders(node);
    }
    isEmbedded = prepare(node, page) || isEmbedded;
  }
  return isEmbedded;
}

/**
 * Removes the markup of tokens that a builder wrote, because the writer highlights code itself.
 */
function removeTokens(pre: Element): void {
  const [only] = pre.childNodes;
  const isBoxed = pre.childNodes.length === 1 && only && isElement(only);
  const box = isBoxed && only.tagName === "code" ? only : pre;
  if (box.childNodes.every(isCode)) box.childNodes = [createText(readText(box))];
}

function isCode(node: ChildNode): boolean {
  if (!isElement(node)) return isText(node);
  return listClasses(node).includes("token") && node.childNodes.every(isCode);
}

/** Removes headers of code blocks that become part of an example, which adds its own. */
function removeHeaders(container: Container): void {
  container.childNodes = container.childNodes.filter((node) => !isHeader(node));
  for (const node of container.childNodes) if (isElement(node)) removeHeaders(node);
}

function isHeader(node: ChildNode): boolean {
  return isElement(node) && listClasses(node).includes("example-part");
}
