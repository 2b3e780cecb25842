import type { Translate } from "~/domain/strings";

const DONE_MILLISECONDS = 1000;
const FAILED_MILLISECONDS = 3000;

/** Gives every shown block of code a copy button, where the browser can copy at all. */
export function addCopyButtons(root: ParentNode, text: Translate): void {
  if (!("clipboard" in navigator)) return;
  for (const header of root.querySelectorAll(".code-example > .example-header")) {
    const hasCode = header.parentElement?.querySelector("pre") != null;
    if (!hasCode || header.querySelector(".copy-button")) continue;
    header.append(createButton(text));
  }
}

/** Copies the code beside a pressed copy button and says on the button how it went. */
export async function handleCopyClick(event: Event, text: Translate): Promise<void> {
  const target = event.target instanceof Element ? event.target : null;
  const button = target?.closest<HTMLButtonElement>(".copy-button");
  const code = button?.closest(".code-example")?.querySelector("pre")?.textContent;
  if (!button || code == null) return;
  const isCopied = await copy(code.trim());
  button.textContent = text(isCopied ? "copy-done" : "copy-failed");
  const pause = isCopied ? DONE_MILLISECONDS : FAILED_MILLISECONDS;
  setTimeout(() => {
    button.textContent = text("copy-code");
  }, pause);
}

function createButton(text: Translate): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "copy-button";
  // The label is also the answer: assistive technology reads it when it changes.
  button.setAttribute("aria-live", "polite");
  button.textContent = text("copy-code");
  return button;
}

async function copy(code: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(code);
    return true;
  } catch {
    return false;
  }
}
