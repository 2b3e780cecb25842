import "./interactive-example.css";
import { showChoices } from "./choice-example";
import { showConsole } from "./console-example";
import { readExample } from "./read-example";
import { showTabs } from "./tabbed-example";

const TEMPLATES = { choice: showChoices, console: showConsole, tabbed: showTabs };

/** Puts editors in the place of an example's code. */
export function upgradeExample(example: HTMLElement): void {
  const parts = readExample(example);
  if (!parts) throw new Error("The example lacks its code or its labels.");
  TEMPLATES[parts.template](example, parts);
  example.dataset["state"] = "ready";
}
