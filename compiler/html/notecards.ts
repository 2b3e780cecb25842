import type { FinishJob } from "./finish-context";
import {
  addClass,
  createElement,
  createText,
  isElement,
  isText,
  listClasses,
  removeAttribute,
  type Element,
} from "../core/tree";

/** Finishes notes that were written as HTML, and macro notes that need a label. */
export function finishNotecard(div: Element, { translate }: FinishJob): void {
  const classes = listClasses(div);
  if (classes.includes("note") || classes.includes("warning")) addClass(div, "notecard");
  if (removeAttribute(div, "data-add-note")) addLabel(div, translate("note-label"));
}

function addLabel(div: Element, label: string): void {
  const first = div.childNodes.find((node) => !isText(node) || node.value.trim() !== "");
  if (!first || !isElement(first) || first.tagName !== "p") return;
  first.childNodes.unshift(
    createElement("strong", {}, [createText(label)]),
    createText(" "),
  );
}
