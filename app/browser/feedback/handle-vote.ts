import type { InterfaceText } from "~/domain/text/strings";
import { submitNatively } from "../submit-natively";
import { showFault } from "./show-fault";

/**
 * Sends a vote about the page by fetch. Where the code for it can't be loaded, the browser sends the form, but
 * not without a network, because its own message would take the place of the page.
 */
export function handleVote(event: SubmitEvent, text: InterfaceText): void {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement) || !form.matches("[data-static=feedback] form"))
    return;
  event.preventDefault();
  import("./send-vote")
    .then(({ sendVote }) => sendVote(form, submitter, text))
    .catch(() => {
      if (navigator.onLine) submitNatively(form, submitter as HTMLButtonElement | null);
      else showFault(form, text);
    });
}
