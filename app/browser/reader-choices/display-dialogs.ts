import type { InterfaceText } from "~/domain/text/strings";
import { createElement } from "../create-element";
import { createSwitch, showDialog } from "./choice-dialog";
import {
  CODE_DISPLAY,
  type DisplayChoice,
  PAGE_DISPLAY,
  readDisplay,
  setDisplay,
} from "./display-choice";
import { numberLines } from "./number-lines";

/** Texts of the options, in the order of the options. */
const CODE_LABELS = ["code-wrap", "code-numbers"] as const;
const PAGE_LABELS = ["page-wide", "page-alone"] as const;

/**
 * Opens the dialog of a display setting for all pages; the page behind it changes at
 * once.
 */
export function showDisplayChoice(
  button: Element,
  text: InterfaceText,
  onChange: () => void,
): void {
  const block = button.closest(".code-example");
  if (block) showCodeChoice(block, text, onChange);
  else showPageChoice(text, onChange);
}

function showCodeChoice(block: Element, text: InterfaceText, onChange: () => void): void {
  const switches = createSwitches(
    CODE_DISPLAY,
    CODE_LABELS.map((id) => text(id)),
    () => {
      numberLines();
      onChange();
    },
  );
  const head = { id: "code-choice", title: text("code-options"), text };
  showDialog(head, ...switches, createDownload(block, text("code-download")));
}

/** Width of the text, and whether columns beside it are shown. */
function showPageChoice(text: InterfaceText, onChange: () => void): void {
  const labels = PAGE_LABELS.map((id) => text(id));
  const switches = createSwitches(PAGE_DISPLAY, labels, onChange);
  showDialog({ id: "page-choice", title: text("page-options"), text }, ...switches);
}

function createSwitches(
  choice: DisplayChoice,
  labels: readonly string[],
  onChange: () => void,
): HTMLElement[] {
  return choice.options.map((option, index) =>
    createSwitch(labels[index] ?? "", readDisplay(choice).includes(option), (isOn) => {
      const chosen = readDisplay(choice);
      const isWanted = (each: string) => (each === option ? isOn : chosen.includes(each));
      setDisplay(choice, choice.options.filter(isWanted));
      onChange();
    }),
  );
}

/** Language names that serve as a file extension: `css`, `js`, `json`. */
const ENDING = /^[a-z]{1,5}$/;

/** A link that saves a block's code as a file, named after the page and the language. */
function createDownload(block: Element, label: string): HTMLElement {
  const code = block.querySelector("pre")?.textContent ?? "";
  const language = block.querySelector(".language-name")?.textContent ?? "";
  return createElement(
    "a",
    {
      class: "button",
      href: `data:text/plain;charset=utf-8,${encodeURIComponent(code)}`,
      download: toFileName(location.pathname, language),
    },
    label,
  );
}

export function toFileName(path: string, language: string): string {
  const name = path.split("/").findLast(Boolean) ?? "code";
  return `${name}.${ENDING.test(language) ? language : "txt"}`;
}
