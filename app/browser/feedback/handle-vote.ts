import type { InterfaceText } from "~/domain/text/strings";
import { createElement } from "../create-element";
import { submitNatively } from "../submit-natively";

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

/** In place of an earlier fault, as the server does (ui/feedback-form). */
export function showFault(form: HTMLFormElement, text: InterfaceText): void {
  form.parentElement?.querySelector("[role=alert]")?.remove();
  form.before(createElement("p", { role: "alert" }, text("feedback-fault-unavailable")));
}
