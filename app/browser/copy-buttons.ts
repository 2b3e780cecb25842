import type { InterfaceText } from "~/domain/text/strings";
import { announce } from "./announce";
import { canCopy, copyText, endMessage } from "./copy-text";

/**
 * Adds a copy button to every block of code if the browser supports copying. The code of
 * interactive examples is in editors instead.
 */
export function addCopyButtons(root: ParentNode, text: InterfaceText): void {
  if (!canCopy()) return;
  for (const header of root.querySelectorAll(
    ".code-example > .example-header:not(.example-part)",
  )) {
    const hasCode = header.parentElement?.querySelector("pre") != null;
    if (!hasCode || header.querySelector(".copy-button")) continue;
    header.append(createActions(text));
  }
}

/** Copies the code of the pressed button's block and shows the result on the button. */
export async function handleCopyClick(event: Event, text: InterfaceText): Promise<void> {
  const target = event.target instanceof Element ? event.target : null;
  const button = target?.closest<HTMLButtonElement>(".copy-button");
  const code = button?.closest(".code-example")?.querySelector("pre")?.textContent;
  if (!button || code == null) return;
  const { message, milliseconds } = await copyText(code.trim(), text);
  button.textContent = message;
  announce(message);
  endMessage(button, milliseconds, () => {
    button.textContent = text("copy-code");
  });
}

/** Both buttons in one box, so that a narrow header moves them to its next line together. */
function createActions(text: InterfaceText): HTMLSpanElement {
  const actions = document.createElement("span");
  actions.className = "code-actions";
  actions.append(createOptionsButton(text), createButton(text));
  return actions;
}

/** Button that opens the display options of code (reader-choices). */
function createOptionsButton(text: InterfaceText): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "code-options";
  button.dataset["codeOptions"] = "";
  button.title = text("code-options");
  button.ariaLabel = button.title;
  button.ariaHasPopup = "dialog";
  return button;
}

function createButton(text: InterfaceText): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "copy-button";
  button.textContent = text("copy-code");
  // Reserves the width of the answer, so that neighbours do not move.
  button.dataset["answer"] = text("copy-done");
  return button;
}
