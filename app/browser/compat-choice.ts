import { loadChunk } from "./load-chunk";
import { submitNatively } from "./submit-natively";

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
  return target instanceof Element
    ? target.closest<HTMLFormElement>(".bc-choice form")
    : null;
}

/** Loads the code on first use; if that fails, the form is submitted natively. */
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
    submitNatively(form, button);
  }
}
