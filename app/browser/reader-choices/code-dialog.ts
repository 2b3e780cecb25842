import type { Translate } from "~/domain/strings";
import { createSwitch, showDialog } from "./choice-dialog";
import {
  CODE_OPTIONS,
  readCodeOptions,
  setCodeOptions,
  type CodeOption,
} from "./code-display";
import { numberLines } from "./number-lines";

const LABELS: Readonly<Record<CodeOption, string>> = {
  wrap: "code-wrap",
  numbers: "code-numbers",
};

/** Lets the reader say how code is shown, on all pages; the page behind shows it at once. */
export function showCodeChoice(text: Translate, onChange: () => void): void {
  const switches = CODE_OPTIONS.map((option) =>
    createSwitch(text(LABELS[option]), readCodeOptions().includes(option), (isOn) => {
      setOption(option, isOn);
      numberLines();
      onChange();
    }),
  );
  showDialog({ id: "code-choice", title: text("code-options"), text }, ...switches);
}

function setOption(changed: CodeOption, isOn: boolean): void {
  const chosen = readCodeOptions();
  setCodeOptions(
    CODE_OPTIONS.filter((option) =>
      option === changed ? isOn : chosen.includes(option),
    ),
  );
}
