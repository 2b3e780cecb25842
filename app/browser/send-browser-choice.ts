import { submitNatively } from "./submit-natively";

/**
 * Parts of a table's block that depend on the chosen browsers
 * (services/documents/compat).
 */
const CHANGED_PARTS = [".bc-frame", ".bc-legend", ".bc-count"];

let lastSent = 0;

/** Submits the form and replaces the tables by those of the resulting page. */
export async function sendBrowserChoice(
  form: HTMLFormElement,
  button: HTMLButtonElement | null,
): Promise<void> {
  const turn = ++lastSent;
  // A later click has superseded this one, or another article, with tables of its own, is shown.
  const isOver = () => turn !== lastSent || !form.closest("#content");
  setBusy(true);
  try {
    const response = await fetch(form.action, {
      method: "POST",
      body: toFields(form, button),
    });
    if (!response.ok) throw new Error(`${response.status}`);
    const answer = await response.text();
    if (isOver()) return;
    showTables(new DOMParser().parseFromString(answer, "text/html"));
    setBusy(false);
  } catch {
    if (isOver()) return;
    setBusy(false);
    submitNatively(form, button);
  }
}

function toFields(
  form: HTMLFormElement,
  button: HTMLButtonElement | null,
): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form, button))
    if (typeof value === "string") fields.append(name, value);
  return fields;
}

/** Replaces only the tables and checkbox states, because a form has the focus. */
function showTables(page: Document): void {
  const fresh = page.querySelectorAll(".bc");
  for (const [index, block] of document.querySelectorAll(".bc").entries()) {
    const next = fresh[index];
    if (!next) continue;
    for (const part of CHANGED_PARTS) replacePart(block, next, part);
    checkBoxes(block, next);
  }
}

function replacePart(block: Element, next: Element, part: string): void {
  const old = block.querySelector(part);
  const fresh = next.querySelector(part);
  // Replaces the children, because a live region must stay to be announced.
  if (old && fresh) old.replaceChildren(...fresh.childNodes);
}

function checkBoxes(block: Element, next: Element): void {
  for (const box of block.querySelectorAll<HTMLInputElement>("input[name=browser]")) {
    const fresh = next.querySelector<HTMLInputElement>(
      `input[name=browser][value=${CSS.escape(box.value)}]`,
    );
    if (fresh) box.checked = fresh.checked;
  }
}

function setBusy(isBusy: boolean): void {
  for (const block of document.querySelectorAll(".bc"))
    block.setAttribute("aria-busy", String(isBusy));
}
