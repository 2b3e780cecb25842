import type { InterfaceText } from "~/domain/text/strings";
import { createElement } from "../create-element";
import { createSwitch, showDialog } from "./choice-dialog";
import { areSingleKeysOn, setSingleKeys } from "./single-keys";

/** Shortcuts, with their keys as labelled on keyboards. */
const SHORTCUTS = [
  { keys: ["/"], textId: "shortcuts-search", isSingle: true },
  { keys: ["Ctrl", "K"], textId: "shortcuts-search", isSingle: false },
  { keys: ["?"], textId: "shortcuts-list", isSingle: true },
  { keys: ["↑", "↓"], textId: "shortcuts-move", isSingle: false },
  { keys: ["Enter"], textId: "shortcuts-open", isSingle: false },
  { keys: ["Ctrl", "Enter"], textId: "shortcuts-tab", isSingle: false },
  { keys: ["Esc"], textId: "shortcuts-close", isSingle: false },
] as const;

/** List of all shortcuts, with the switch for single-key shortcuts. */
export function showShortcuts(text: InterfaceText): void {
  const list = createElement("dl", { "data-single-keys": toState(areSingleKeysOn()) });
  for (const { keys, textId, isSingle } of SHORTCUTS)
    list.append(createLine(keys, text(textId), isSingle));
  const toggle = createSwitch(text("shortcuts-single"), areSingleKeysOn(), (isOn) => {
    setSingleKeys(isOn);
    list.dataset["singleKeys"] = toState(isOn);
  });
  const about = createElement("p", {}, text("shortcuts-single-why"));
  const head = { id: "shortcuts", title: text("shortcuts-title"), text };
  showDialog(head, list, toggle, about);
}

function createLine(
  keys: readonly string[],
  words: string,
  isSingle: boolean,
): HTMLElement {
  const line = createElement("div", isSingle ? { "data-single-key": "" } : {});
  const term = createElement("dt", {});
  for (const [index, key] of keys.entries())
    term.append(index > 0 ? " " : "", createElement("kbd", {}, toLocalKey(key)));
  line.append(term, createElement("dd", {}, words));
  return line;
}

/** Apple keyboards have a Command key in place of Ctrl. */
function toLocalKey(key: string): string {
  return key === "Ctrl" && /Mac|iP(?:hone|ad)/.test(navigator.userAgent) ? "⌘" : key;
}

function toState(isOn: boolean): string {
  return isOn ? "on" : "off";
}
