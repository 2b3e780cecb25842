import type { InterfaceText } from "~/domain/text/strings";
import { submitNatively } from "../submit-natively";

/** Sends a vote about the page by fetch; where the code for it can't be loaded, the browser sends the form. */
export function handleVote(event: SubmitEvent, text: InterfaceText): void {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement) || !form.matches("[data-static=feedback] form"))
    return;
  event.preventDefault();
  import("./send-vote")
    .then(({ sendVote }) => sendVote(form, submitter, text))
    .catch(() => {
      submitNatively(form, submitter as HTMLButtonElement | null);
    });
}
