/** What a choice of browsers changes in a table's block (services/documents/compat). */
const CHANGED_PARTS = [".bc-frame", ".bc-legend", ".bc-count"];

let lastSent = 0;

/** A box is the form sent at once: the reader sees the columns come and go. */
export function handleBrowserChoice(event: Event): void {
  const form = findForm(event.target);
  if (form) void sendChoice(form, null);
}

/** The form's buttons, without a new page. */
export function handleBrowserChoiceSubmit(event: SubmitEvent): void {
  const form = findForm(event.target);
  if (!form) return;
  event.preventDefault();
  const button = event.submitter instanceof HTMLButtonElement ? event.submitter : null;
  void sendChoice(form, button);
}

function findForm(target: EventTarget | null): HTMLFormElement | null {
  return target instanceof Element
    ? target.closest<HTMLFormElement>(".bc-choice form")
    : null;
}

/** Sends what the form holds and takes the tables out of the page that it leads back to. */
async function sendChoice(
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
    if (turn === lastSent) sendNatively(form, button);
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

/** What can't be done in place, the browser does its own way, and says why if it can't. */
function sendNatively(form: HTMLFormElement, button: HTMLButtonElement | null): void {
  setBusy(false);
  if (button?.name) {
    const field = document.createElement("input");
    field.type = "hidden";
    field.name = button.name;
    field.value = button.value;
    form.append(field);
  }
  form.submit();
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
