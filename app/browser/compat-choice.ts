import { loadChunk } from "./load-chunk";
import { submitNatively } from "./submit-natively";

/** A box is the form sent at once: the reader sees the columns come and go. */
export function handleBrowserChoice(event: Event): void {
  const form = findForm(event.target);
  if (form) void send(form, null);
}

/** The form's buttons, without a new page. */
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

/** Who chooses browsers waits for the code once; without it the form works as it stands. */
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
