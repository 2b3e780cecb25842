import type { InterfaceText } from "~/domain/text/strings";
import { createElement } from "../create-element";
import { submitNatively } from "../submit-natively";

/**
 * Sends a vote about the page by fetch. Where the code for it can't be loaded, the browser sends the form, but
 * not without a network, because its own message would take the place of the page.
 */
export async function handleVote(event: SubmitEvent, text: InterfaceText): Promise<void> {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement) || !form.matches("[data-static=feedback] form"))
    return;
  event.preventDefault();
  const code = await import("./send-vote").catch(() => null);
  if (!code && navigator.onLine)
    submitNatively(form, submitter as HTMLButtonElement | null);
  else if (!(await code?.sendVote(form, submitter))) showFault(form, text);
}

/** In place of an earlier fault, as the server does (ui/feedback-form). */
function showFault(form: HTMLFormElement, text: InterfaceText): void {
  form.parentElement?.querySelector("[role=alert]")?.remove();
  form.before(createElement("p", { role: "alert" }, text("feedback-fault-unavailable")));
}
