import { repeatActsOfExample } from "../early-acts";
import { showChoices } from "./choice-example";
import { showConsole } from "./console-example";
import { readExample } from "./read-example";
import { showTabbed } from "./tabbed-example";

const TEMPLATES = { choice: showChoices, console: showConsole, tabbed: showTabbed };

/** Replaces an example's code by editors, and replays recorded events. */
export function upgradeExample(example: HTMLElement): void {
  const parts = readExample(example);
  if (!parts) throw new Error("The example's HTML is incomplete.");
  TEMPLATES[parts.template](parts);
  example.dataset["state"] = "ready";
  repeatActsOfExample(example);
}
