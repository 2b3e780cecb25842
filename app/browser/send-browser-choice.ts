import { submitNatively } from "./submit-natively";

/** What a choice of browsers changes in a table's block (services/documents/compat). */
const CHANGED_PARTS = [".bc-frame", ".bc-legend", ".bc-count"];

let lastSent = 0;

/** Sends what the form holds and takes the tables out of the page that it leads back to. */
export async function sendBrowserChoice(
  form: HTMLFormElement,
  button: HTMLButtonElement | null,
): Promise<void> {
  const turn = ++lastSent;
  setBusy(true);
  try {
    const response = await fetch(form.action, {
      method: "POST",
      body: toFields(form, button),
    });
    const answer = response.ok ? await response.text() : null;
    // A later click has asked for something else.
    if (turn !== lastSent) return;
    if (answer === null) throw new Error(`${response.status}`);
    showTables(new DOMParser().parseFromString(answer, "text/html"));
    setBusy(false);
  } catch {
    if (turn !== lastSent) return;
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

/** The forms stay as they are, since one of them has the focus; only their boxes follow. */
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
  // Its element stays: what is put into an output is read aloud.
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
