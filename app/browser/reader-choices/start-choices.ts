import type { InterfaceText } from "~/domain/text/strings";
import { updateFocusableCode } from "../focusable-code";
import { isField } from "../is-field";
import { loadChunk } from "../load-chunk";
import { areSingleKeysOn } from "./single-keys";

/** Opens the dialogs by their buttons, and the list of shortcuts by `?`. */
export function startChoices(text: InterfaceText): void {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("button") : null;
    if (button?.matches("[data-shortcuts]")) void openShortcuts(text);
    else if (button?.matches("[data-code-options], [data-page-options]"))
      void openDisplay(button, text);
  });
  document.addEventListener("keydown", (event) => {
    if (!isHelpKey(event) || !areSingleKeysOn()) return;
    event.preventDefault();
    void openShortcuts(text);
  });
}

async function openShortcuts(text: InterfaceText): Promise<void> {
  const { showShortcuts } = await loadChunk(
    "the list of shortcuts",
    () => import("./shortcuts-dialog"),
  );
  showShortcuts(text);
}

async function openDisplay(button: HTMLElement, text: InterfaceText): Promise<void> {
  const { showDisplayChoice } = await loadChunk(
    "the choices of how things are shown",
    () => import("./display-dialogs"),
  );
  showDisplayChoice(button, text, updateFocusableCode);
}

/** Ignores Shift, because keyboard layouts differ in whether `?` needs it. */
function isHelpKey(event: KeyboardEvent): boolean {
  const hasCommand = event.ctrlKey || event.metaKey || event.altKey;
  return (
    event.key === "?" && !hasCommand && !event.defaultPrevented && !isField(event.target)
  );
}
