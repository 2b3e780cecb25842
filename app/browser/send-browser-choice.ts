import { toFields } from "./to-fields";

/**
 * Parts of a table's block that depend on the chosen browsers
 * (services/documents/compat).
 */
const CHANGED_PARTS = [".bc-frame", ".bc-legend", ".bc-count"];

let sending = new AbortController();

/** Submits the form and replaces the tables by those of the resulting page. Rejects without one. */
export async function sendBrowserChoice(
  form: HTMLFormElement,
  button: HTMLButtonElement | null,
): Promise<void> {
  // The answer to an earlier click, whose cookie would replace this one's, may come later.
  sending.abort();
  const { signal } = (sending = new AbortController());
  // A later click has superseded this one, or another article, with tables of its own, is shown.
  const isOver = () => signal.aborted || !form.closest("#content");
  setBusy(true);
  try {
    const response = await fetch(form.action, {
      method: "POST",
      body: toFields(new FormData(form, button)),
      signal,
    });
    if (!response.ok) throw new Error(`${response.status}`);
    const answer = await response.text();
    if (!isOver()) showTables(new DOMParser().parseFromString(answer, "text/html"));
  } catch (error) {
    if (!isOver()) throw error;
  } finally {
    if (!isOver()) setBusy(false);
  }
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
    // Its default too, which a choice that can't be sent goes back to.
    if (fresh) box.defaultChecked = box.checked = fresh.checked;
  }
}

function setBusy(isBusy: boolean): void {
  for (const block of document.querySelectorAll(".bc"))
    block.setAttribute("aria-busy", String(isBusy));
}
