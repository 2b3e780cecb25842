import { afterPaint } from "./after-paint";
import { loadChunk } from "./loading/load-chunk";
import { submitNatively } from "./submit-natively";
import { findAround } from "./find-around";

/** Submits the form on each change of a checkbox, so that the columns change at once. */
export function handleBrowserChoice(event: Event): void {
  const form = findForm(event.target);
  if (form) void send(form, null);
}

/** Handles the form's buttons in place, instead of loading a new page. */
export function handleBrowserChoiceSubmit(event: SubmitEvent): void {
  const form = findForm(event.target);
  if (!form) return;
  event.preventDefault();
  const button = event.submitter instanceof HTMLButtonElement ? event.submitter : null;
  void send(form, button);
}

function findForm(target: EventTarget | null): HTMLFormElement | null {
  return findAround(target, ".bc-choice form");
}

/**
 * Loads the code on first use. If it fails, the form is submitted natively, but not without a network, because the
 * browser's own message would take the place of the page.
 */
async function send(
  form: HTMLFormElement,
  button: HTMLButtonElement | null,
): Promise<void> {
  try {
    const { sendBrowserChoice } = await loadChunk(
      "the choice of browsers",
      () => import("./send-browser-choice"),
    );
    await sendBrowserChoice(form, button);
  } catch {
    if (navigator.onLine) submitNatively(form, button);
    else form.reset();
  }
}

/**
 * Opens or closes a history of a table once its cell looks pressed, because the long table below it moves,
 * which takes a slow phone a third of a second.
 */
export function handleHistoryPress(event: MouseEvent): void {
  const history = findAround(event.target, ".bc-table summary")?.parentElement;
  if (!(history instanceof HTMLDetailsElement)) return;
  event.preventDefault();
  history.setAttribute("aria-busy", "true");
  void afterPaint().then(() => {
    history.removeAttribute("aria-busy");
    history.open = !history.open;
  });
}

/**
 * Keeps a press on a history or the choice of browsers from placing a caret: Chromium counts the characters of the
 * page in front of it, 40 ms of a slow phone's press. Selections that start elsewhere contain these texts as before.
 */
export function handleSelectStart(event: Event): void {
  const { target } = event;
  const element = target instanceof Text ? target.parentElement : target;
  if (element instanceof Element && element.closest(".bc summary"))
    event.preventDefault();
}
