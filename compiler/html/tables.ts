import { LIFTED_TABLE, readTableKind } from "../core/markers";
import {
  type ChildNode,
  type Container,
  createElement,
  type Element,
  getAttribute,
  hasDescendant,
  isBlank,
  isElement,
  listClasses,
  setAttribute,
} from "../core/tree";
import { describeNestedTable } from "../flaws/markup";
import type { FinishJob } from "./finish-context";

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

/** Blocks whose place a figure may take. */
const BLOCKS = new Set("blockquote details div dl fieldset figure ol p ul".split(" "));
/**
 * Matches a declaration that makes a block, or what is in it, as wide as its author says. Not margins and the
 * like, because each such block is a stop for the keyboard. Looks ahead for the end of a name, because trying
 * each place in one takes quadratic time.
 */
const WIDENING =
  /(?:^|;)\s*(?:(?:columns?|display(?!\s*:\s*none)|flex|grid|white-space)\b|(?=[\w-]*width\b))[\w-]*\s*:/i;

/** True for a table or formula, which may be wider than the article. */
export function isWide(element: Element): boolean {
  if (element.tagName === "table") return true;
  return element.tagName === "math" && getAttribute(element, "display") === "block";
}

/** True for a block that its author laid out, so that it may be wider than the article. */
export function isLaidOut({ tagName, attrs }: Element): boolean {
  if (!BLOCKS.has(tagName)) return false;
  return attrs.some(({ name, value }) => name === "style" && WIDENING.test(value));
}

/**
 * Wraps an element in a figure that scrolls sideways. The figure gets a name and the focus
 * unless something inside takes the focus, so that the keyboard can scroll it.
 */
export function wrapWide(element: Element, parent: Container, job: FinishJob): Element {
  if (isContainer(parent) || isList(parent)) return element;
  const access: Record<string, string> = hasDescendant(element, FOCUSABLE)
    ? {}
    : { tabindex: "0", "aria-label": job.translate(toName(element)) };
  return createElement("figure", { class: CONTAINER, ...access }, [element]);
}

function toName({ tagName }: Element) {
  if (tagName === "table") return "scroll-table";
  return tagName === "math" ? "scroll-formula" : "scroll-box";
}

/** True for a list of terms, whose groups are `div` elements that nothing may wrap. */
function isList(parent: Container): boolean {
  return "tagName" in parent && parent.tagName === "dl";
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

const CALLS = { "bc-data": "Compat", "bc-specs": "Specifications" } as const;

/**
 * Takes the marker of a table out of a list, quote or cell, because these tables are sections of
 * the page and stand between its other elements. False for any other element.
 */
export function liftNestedTable(element: Element, job: FinishJob): boolean {
  const kind = readTableKind(element);
  if (kind === null) return false;
  const call = CALLS[kind];
  setAttribute(element, LIFTED_TABLE, "");
  job.liftedTables.push(element);
  job.report({
    ...describeNestedTable(`{{${call}}}`),
    ...job.locate(`{{${call}`, `{{${call.toLowerCase()}`, `class="${kind}"`),
  });
  return true;
}
