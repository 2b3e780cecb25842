import "./interactive-example.css";
import { showChoices } from "./choice-example";
import { showConsole } from "./console-example";
import { readExample } from "./read-example";
import { showTabs } from "./tabbed-example";

const TEMPLATES = { choice: showChoices, console: showConsole, tabbed: showTabs };

/** Where the focus goes from the code that was there. Tab would indent in an editor, not go on. */
const CONTROL = ":is(.example-head button:enabled, .example-choices input)";
const EDITOR = "[role=textbox]";

/** Puts editors in the place of an example's code. */
export function upgradeExample(example: HTMLElement): void {
  const parts = readExample(example);
  if (!parts) throw new Error("The example lacks its code or its labels.");
  const focused = document.activeElement;
  const hasFocus =
    focused?.closest(".interactive-example-code") && example.contains(focused);
  const isByKey = hasFocus && focused?.matches(":focus-visible");
  TEMPLATES[parts.template](example, parts);
  example.dataset["state"] = "ready";
  if (hasFocus)
    example
      .querySelector<HTMLElement>(isByKey ? CONTROL : EDITOR)
      ?.focus({ preventScroll: true });
}
