import { CODE_ADDED } from "../code-added";

/** Reads the named parts (`data-part`) of HTML that the server rendered. */
export function readParts(html: string): Map<string, HTMLElement> {
  const page = new DOMParser().parseFromString(html, "text/html");
  const parts = page.querySelectorAll<HTMLElement>("[data-part]");
  return new Map(Array.from(parts, (part) => [part.dataset["part"] ?? "", part]));
}

/**
 * Replaces the parts of the page that the HTML has too. Messages that stay are left alone, with
 * their selections, boxes and focus; new ones are added, and those that are gone removed.
 */
export function replaceParts(html: string): void {
  const parts = readParts(html);
  for (const [name, part] of parts) {
    const shown = document.querySelector(`[data-part="${name}"]`);
    if (!shown || isMessage(name)) continue;
    if (isKept(name, part)) renamePlaceholder(shown, part);
    else replaceFocused(shown, part);
  }
  const turns = document.querySelector("[data-turns]");
  if (!turns || ![...parts.keys()].some(isMessage)) return;
  const messages = [...parts].filter(([name]) => isMessage(name));
  const shown = messages.map(([name, part]) => {
    const old = turns.querySelector(`:scope > [data-part="${name}"]`);
    return old && isSame(old, part) ? old : part;
  });
  turns.replaceChildren(...shown);
  document.dispatchEvent(new Event(CODE_ADDED));
}

/** The question field keeps its focus, unless no question is left. */
function isKept(name: string, part: Element): boolean {
  return name === "input" && !part.querySelector("[data-quota]");
}

/** The box that tells that no question is left takes the focus of the field that it replaces. */
function replaceFocused(shown: Element, part: Element): void {
  const hadFocus = shown.contains(document.activeElement);
  shown.replaceWith(part);
  if (hadFocus)
    part.querySelector<HTMLElement>("[data-quota]")?.focus({ preventScroll: true });
}

function renamePlaceholder(shown: Element, part: Element): void {
  const [field, other] = [shown, part].map((each) => each.querySelector("textarea"));
  if (field && other) field.placeholder = other.placeholder;
}

function isMessage(name: string): boolean {
  return name.startsWith("turn-");
}

/** A message whose answer has come since, or which got another version, is a new one. */
function isSame(old: Element, part: Element): boolean {
  const read = (element: Element) =>
    ["[data-unfinished]", ".icon-button:disabled"].map(
      (selector) => element.querySelectorAll(selector).length,
    );
  return read(old).join() === read(part).join();
}

/** Texts about an answer that comes, in the language of the page. */
export type ProgressWords = Readonly<
  Record<
    "searching" | "generating" | "done" | "failed" | "waiting" | "lost" | "empty",
    string
  >
>;

/** The conversation of the page; null on all other pages. */
export function findRoot(): HTMLElement | null {
  return document.querySelector<HTMLElement>("[data-ai-help]");
}

export function readWords(): ProgressWords {
  const { answerState = "{}" } =
    document.querySelector<HTMLElement>("[data-answer-state]")?.dataset ?? {};
  return JSON.parse(answerState) as ProgressWords;
}

/** Tells that the last answer is there. One that is none, or no whole one, tells so itself. */
export function readOutcome(): string {
  const outcome = document.querySelector("[data-turns] > :last-child [data-outcome]");
  return outcome?.textContent ?? readWords().done;
}

/** Announces what an answer is at. */
export function setStatus(message: string): void {
  const status = document.querySelector("[data-status]");
  if (status) status.textContent = message;
}
