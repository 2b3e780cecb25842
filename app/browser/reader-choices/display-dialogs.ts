import type { Translate } from "~/domain/strings";
import { createSwitch, showDialog } from "./choice-dialog";
import {
  CODE_DISPLAY,
  PAGE_DISPLAY,
  readDisplay,
  setDisplay,
  type DisplayChoice,
} from "./display-choice";
import { numberLines } from "./number-lines";

/** The texts of the options, in their order. */
const CODE_LABELS = ["code-wrap", "code-numbers"];
const PAGE_LABELS = ["page-wide", "page-alone"];

/** Lets the reader say how code is shown, on all pages; the page behind shows it at once. */
export function showCodeChoice(text: Translate, onChange: () => void): void {
  const switches = createSwitches(CODE_DISPLAY, CODE_LABELS.map(toText(text)), () => {
    numberLines();
    onChange();
  });
  showDialog({ id: "code-choice", title: text("code-options"), text }, ...switches);
}

/** The same for the page: how wide its text is, and what stands beside it. */
export function showPageChoice(text: Translate, onChange: () => void): void {
  const labels = PAGE_LABELS.map(toText(text));
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

function toText(text: Translate): (id: string) => string {
  return (id) => text(id);
}
