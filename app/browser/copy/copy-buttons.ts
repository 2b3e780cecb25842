import type { InterfaceText } from "~/domain/text/strings";
import { canCopy, copyText, endMessage } from "./copy-text";
import { createElement } from "~/browser/create-element";
import { findAround } from "../find-around";

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
  const button = findAround(event.target, ".copy-button");
  const code = button?.closest(".code-example")?.querySelector("pre")?.textContent;
  if (!button || code == null) return;
  const { message, milliseconds } = await copyText(code.trim(), text);
  button.textContent = message;
  endMessage(button, milliseconds, () => {
    button.textContent = text("copy-code");
  });
}

/**
 * Both buttons in one box, so that a narrow header moves them to its next line together: the one that opens
 * the display options of code (reader-choices), and the one that copies.
 */
function createActions(text: InterfaceText): HTMLSpanElement {
  const actions = createElement("span", { class: "code-actions" });
  actions.append(
    createElement("button", {
      type: "button",
      class: "code-options",
      title: text("code-options"),
      "aria-label": text("code-options"),
      "aria-haspopup": "dialog",
      "data-code-options": "",
    }),
    createElement(
      "button",
      {
        type: "button",
        class: "copy-button",
        // Reserves the width of the answer, so that neighbours do not move.
        "data-answer": text("copy-done"),
      },
      text("copy-code"),
    ),
  );
  return actions;
}
