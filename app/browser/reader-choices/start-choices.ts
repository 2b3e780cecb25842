import type { InterfaceText } from "~/domain/text/strings";
import { updateFocusableCode } from "../focusable-code";
import { isField } from "../is-field";
import { loadChunk } from "../loading/load-chunk";
import { hasUnsavedText } from "../unsaved-text";
import { areSingleKeysOn } from "./single-keys";
import { findAround } from "../find-around";

/** Opens the dialogs by their buttons, and the list of shortcuts by `?`. */
export function startChoices(text: InterfaceText): void {
  document.addEventListener("click", ({ target }) => {
    const button = findAround(target, "button");
    if (button?.matches("[data-shortcuts]")) openShortcuts(text);
    else if (button?.matches("[data-code-options], [data-page-options]"))
      openDisplay(button, text);
  });
  document.addEventListener("keydown", (event) => {
    if (!isHelpKey(event) || !areSingleKeysOn()) return;
    event.preventDefault();
    openShortcuts(text);
  });
}

function openShortcuts(text: InterfaceText): void {
  loadChunk("the shortcuts", () => import("./shortcuts-dialog")).then(
    ({ showShortcuts }) => showShortcuts(text),
    loadNewRelease,
  );
}

function openDisplay(button: HTMLElement, text: InterfaceText): void {
  const load = () => import("./display-dialogs");
  loadChunk("the display choices", load).then(
    ({ showDisplayChoice }) => showDisplayChoice(button, text, updateFocusableCode),
    loadNewRelease,
  );
}

/** These buttons do nothing by themselves, and the page of a newer release has the code that this one lacks. */
function loadNewRelease(): void {
  if (navigator.onLine && !hasUnsavedText()) location.reload();
}

/** Ignores Shift, because keyboard layouts differ in whether `?` needs it. */
function isHelpKey(event: KeyboardEvent): boolean {
  const hasCommand = event.ctrlKey || event.metaKey || event.altKey;
  return (
    event.key === "?" && !hasCommand && !event.defaultPrevented && !isField(event.target)
  );
}
