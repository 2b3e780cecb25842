import type { InterfaceText } from "~/domain/text/strings";
import { createElement } from "../create-element";

/** Says above the form that nothing was saved, in place of an earlier fault, as the server does (ui/feedback-form). */
export function showFault(form: HTMLFormElement, text: InterfaceText): void {
  form.parentElement?.querySelector("[role=alert]")?.remove();
  form.before(createElement("p", { role: "alert" }, text("feedback-fault-unavailable")));
}
