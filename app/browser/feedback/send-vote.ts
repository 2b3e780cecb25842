import { FEEDBACK_FIELD } from "~/domain/accounts/feedback";
import { isNothingFocused } from "../is-nothing-focused";
import { toFields } from "../to-fields";

const ADDRESS = "/api/v1/feedback";
const BOX = "[data-static='feedback']";

/**
 * Stores the vote, and puts the step that the server answers with in place of the form.
 * @returns False without an answer.
 */
export async function sendVote(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
): Promise<boolean> {
  // A second press of the button is no second vote.
  if (form.ariaBusy === "true") return true;
  form.ariaBusy = "true";
  // Includes the pressed button, whose value may be the vote.
  const answer = await fetchStep(toFields(new FormData(form, submitter)));
  form.ariaBusy = null;
  if (answer === null) return false;
  const box = form.closest(BOX);
  // The box is gone when the reader has opened another article meanwhile.
  if (box?.isConnected) {
    box.innerHTML = answer.html;
    if (answer.isStored) forgetStep();
    startStep();
  }
  return true;
}

interface Answer {
  html: string;
  isStored: boolean;
}

/** Null without a network, and for a response that is not the site's own. */
async function fetchStep(body: URLSearchParams): Promise<Answer | null> {
  try {
    const response = await fetch(ADDRESS, { method: "POST", body });
    const { html } = Object(await response.json()) as Record<string, unknown>;
    return typeof html === "string" ? { html, isStored: response.ok } : null;
  } catch {
    return null;
  }
}

/** Removes the step from the URL, because a reload would show it again. */
function forgetStep(): void {
  const url = new URL(location.href);
  url.searchParams.delete(FEEDBACK_FIELD);
  if (url.href !== location.href) history.replaceState(history.state, "", url);
}

/** Starts the step of a vote that was sent before any script ran. */
export function start(): void {
  startStep({ isLoaded: true });
}

/**
 * Moves the focus to a step that has replaced a pressed button, unless the reader has moved on, and
 * lets the reasons be sent once one is chosen. The browser itself scrolls to a step that it has loaded.
 */
function startStep({ isLoaded = false } = {}): void {
  const box = document.querySelector(BOX);
  if (!box) return;
  const start = box.querySelector<HTMLElement>("[data-step-start]");
  if (start && isNothingFocused()) {
    // Firefox ignores the focus of a legend that has not been laid out.
    start.getClientRects();
    start.focus({ preventScroll: isLoaded });
  }
  const button = box.querySelector<HTMLButtonElement>("[data-step='reason'] button");
  if (!button) return;
  const showChoice = () => {
    button.disabled = box.querySelector("input:checked") === null;
  };
  showChoice();
  button.form?.addEventListener("change", showChoice);
}
