import type { FinishJob } from "./finish-context";
import {
  createElement,
  getAttribute,
  hasDescendant,
  isBlank,
  isElement,
  listClasses,
  type ChildNode,
  type Container,
  type Element,
} from "../core/tree";

const CONTAINER = "table-container";
const FOCUSABLE = new Set([
  "a",
  "button",
  "input",
  "select",
  "textarea",
  "summary",
  "iframe",
]);

/**
 * True for a table or formula that may be wider than the page and needs its own scroll
 * container.
 */
export function isWide(element: Element): boolean {
  if (element.tagName === "table") return true;
  return element.tagName === "math" && getAttribute(element, "display") === "block";
}

/**
 * Wraps a table or block formula in a figure that scrolls sideways. The figure gets a name and
 * the focus unless something inside takes the focus, so that the keyboard can scroll it.
 */
export function wrapWide(element: Element, parent: Container, job: FinishJob): Element {
  if (isContainer(parent)) return element;
  const name = element.tagName === "table" ? "scroll-table" : "scroll-formula";
  const access: Record<string, string> = hasDescendant(element, FOCUSABLE)
    ? {}
    : { tabindex: "0", "aria-label": job.translate(name) };
  return createElement("figure", { class: CONTAINER, ...access }, [element]);
}

/** Splits a paragraph around a figure, because paragraphs can't contain figures. */
export function splitParagraph(paragraph: Element): ChildNode[] {
  const parts: ChildNode[] = [];
  let open: ChildNode[] = [];
  let { attrs } = paragraph;
  const close = (): void => {
    if (!isBlank(open)) parts.push({ ...paragraph, attrs, childNodes: open });
    if (!isBlank(open)) attrs = paragraph.attrs.filter(({ name }) => name !== "id");
    open = [];
  };
  for (const node of paragraph.childNodes) {
    if (!isElement(node) || !isContainer(node)) {
      open.push(node);
      continue;
    }
    close();
    parts.push(node);
  }
  close();
  return parts;
}

function isContainer(node: Container): boolean {
  const element = node as Partial<Element>;
  return element.tagName === "figure" && listClasses(node as Element).includes(CONTAINER);
}
