import { PAGE_IDS } from "~/domain/documents/page-ids";
import { anchorize } from "../core/html-text";
import {
  createElement,
  getAttribute,
  hasDescendant,
  isElement,
  isText,
  readText,
  removeAttribute,
  setAttribute,
  type Element,
} from "../core/tree";

const HEADINGS = new Set(["h1", "h2", "h3", "h4", "h5", "h6"]);
const NUMBERED = /^(.*)_(\d{1,9})$/s;
const LINK = new Set(["a"]);

/** Assigns unique ids within a page. */
export interface Ids {
  readonly taken: ReadonlySet<string>;
  /** The id by the one that its author wrote, where they differ. */
  readonly renamed: ReadonlyMap<string, string>;
  /** Returns the id itself, or with a number that is free. */
  claim(id: string): string;
  /** Does the same for an id in the file, in lower case. */
  claimWritten(written: string): string;
}

export function createIds(): Ids {
  const taken = new Set<string>();
  const renamed = new Map<string, string>();
  const nextNumbers = new Map<string, number>();
  const claim = (id: string): string => {
    const free = getFreeId(id, taken, nextNumbers);
    taken.add(free);
    return free;
  };
  return {
    taken,
    renamed,
    claim,
    claimWritten(written) {
      const id = claim(written.toLowerCase());
      if (id !== written && !renamed.has(written)) renamed.set(written, id);
      return id;
    },
  };
}

export function isHeading(element: Element): boolean {
  return HEADINGS.has(element.tagName);
}

/**
 * First pass, in document order: assigns written ids and ids of plain-text headings. Returns
 * true for an element that has to wait for the second pass (`nameLate`).
 */
export function nameEarly(element: Element, ids: Ids): boolean {
  const written = getAttribute(element, "id");
  if (written) {
    removeAttribute(element, "data-macro");
    setAttribute(element, "id", ids.claimWritten(written));
    return false;
  }
  if (written !== null) removeAttribute(element, "id");
  if (!isHeading(element)) return element.tagName === "dt";
  if (removeAttribute(element, "data-macro")) return true;
  setAttribute(element, "id", ids.claim(anchorize(readText(element))));
  return false;
}

/** Second pass: assigns ids to terms and to headings whose text came from a macro. */
export function nameLate(element: Element, ids: Ids): void {
  const text = element.tagName === "dt" ? readTerm(element) : readLabel(element);
  setAttribute(element, "id", ids.claim(anchorize(text)));
}

/** Makes a term or inner heading a link to itself, unless it contains a link. */
export function linkToSelf(element: Element): void {
  const id = getAttribute(element, "id");
  if (id === null || hasDescendant(element, LINK)) return;
  element.childNodes = [createElement("a", { href: `#${id}` }, element.childNodes)];
}

/** Reads a term's leading element alone, so that badges after it are left out. */
function readTerm(term: Element): string {
  const first = term.childNodes.find((node) => !isText(node) || node.value.trim() !== "");
  return first && isElement(first) ? readText(first) : readLabel(term);
}

/** Reads text including the labels of badges, which public builders write as text. */
function readLabel(element: Element): string {
  return element.childNodes
    .map((node) => {
      if (isText(node)) return node.value;
      if (!isElement(node)) return "";
      const isBadge = getAttribute(node, "role") === "img";
      return isBadge ? (getAttribute(node, "aria-label") ?? "") : readLabel(node);
    })
    .join("");
}

/**
 * @param nextNumbers By taken id: a number before which all are taken. Without it, a page that
 * repeats a heading takes quadratic time.
 */
function getFreeId(
  id: string,
  taken: ReadonlySet<string>,
  nextNumbers: Map<string, number>,
): string {
  if (!taken.has(id) && !PAGE_IDS.has(id)) return id;
  const [, stem = id, last = "1"] = NUMBERED.exec(id) ?? [];
  const passed: string[] = [];
  let number = Number(last) + 1;
  for (let next = `${stem}_${number}`; taken.has(next); next = `${stem}_${number}`) {
    passed.push(next);
    number = nextNumbers.get(next) ?? number + 1;
  }
  for (const each of passed) nextNumbers.set(each, number);
  return `${stem}_${number}`;
}
