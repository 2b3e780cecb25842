import { findPlainLink } from "../client-links/find-plain-link";
import { isComposing } from "../is-composing";
import { askInPlace } from "./ask-in-place";
import { findRoot, readParts } from "./parts";
import { watchUnfinished } from "./watch-unfinished";

let isStarted = false;

/** Enhances the conversation of the page. Listeners are added once. */
export function start(): void {
  watchUnfinished();
  if (isStarted) return;
  isStarted = true;
  document.addEventListener("submit", handleSubmit);
  document.addEventListener("keydown", handleKey);
  document.addEventListener("click", handleExample);
}

/** Asks, votes and stops in place; other buttons load a page. */
function handleSubmit(event: SubmitEvent): void {
  const { target: form, submitter } = event;
  const root = findRoot();
  if (!root || !(form instanceof HTMLFormElement) || !root.contains(form)) return;
  if (form.id !== "ai-help-form" || event.defaultPrevented) return;
  const button = submitter instanceof HTMLButtonElement ? submitter : null;
  const [act = ""] = (button?.value ?? "ask").split(":");
  if (act === "ask" || act === "edit" || act === "retry") {
    event.preventDefault();
    void askInPlace(form, button);
  } else if (act === "up" || act === "down") {
    event.preventDefault();
    void vote(form, submitter);
  }
}

/** Enter sends, Shift and Enter begin a new line; a composed character is not finished by Enter. */
function handleKey(event: KeyboardEvent): void {
  const { target, key, shiftKey } = event;
  if (key !== "Enter" || shiftKey || isComposing(event)) return;
  if (!(target instanceof HTMLTextAreaElement) || !findRoot()?.contains(target)) return;
  event.preventDefault();
  const { edit } = target.dataset;
  const button = document.querySelector<HTMLButtonElement>(
    `button[value="${edit === undefined ? "ask" : `edit:${edit}`}"]`,
  );
  if (!target.readOnly && target.value.trim() !== "") target.form?.requestSubmit(button);
}

/** Fills the question field, and sends nothing. */
function handleExample(event: MouseEvent): void {
  const example = findPlainLink(event);
  const field = document.querySelector<HTMLTextAreaElement>("#question");
  if (!example?.matches("[data-fill-question]") || !field) return;
  event.preventDefault();
  field.value = example.textContent;
  field.focus();
}

/** Sends a vote, and shows the server's answer in its place, or that there is none. */
async function vote(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const name = submitter?.closest<HTMLElement>("[data-part]")?.dataset["part"];
  const response = await fetch(form.action, {
    method: "POST",
    body: new FormData(form, submitter),
  }).catch(() => null);
  const parts = response?.ok ? readParts(await response.text()) : null;
  const voted = parts?.get(name ?? "")?.querySelector("[data-voted]");
  const shown = submitter?.closest("[data-feedback]");
  // A live region must be on the page before its text changes.
  const status = shown?.querySelector<HTMLElement>("[data-voted]");
  if (!shown || !status) return;
  status.textContent = voted?.textContent ?? status.dataset["fault"] ?? "";
  if (!voted) return;
  for (const button of shown.querySelectorAll<HTMLElement>("[data-vote]"))
    button.ariaPressed = String(button === submitter);
}
