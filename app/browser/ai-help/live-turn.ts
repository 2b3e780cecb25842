import type { AnswerPatch } from "~/domain/ai-help/conversation";
import { watchUnfinished } from "./watch-unfinished";

/** A question whose answer comes, at the end of the page's conversation. */
export interface LiveTurn {
  showSources(html: string): void;
  apply(patch: AnswerPatch): void;
  /** Looks for the answer on the server's page; false for one that is not kept. */
  watch(): boolean;
  /** Removes the turn, and shows the turns again that were hidden for it. */
  remove(): void;
}

/**
 * Adds a question to the conversation.
 *
 * @param edited The message whose edited question it is; it and all after it are hidden.
 */
export function addLiveTurn(question: string, edited: string | null): LiveTurn | null {
  const template = document.querySelector<HTMLTemplateElement>("template[data-turn]");
  const turns = document.querySelector("[data-turns]");
  const copy = template?.content.cloneNode(true);
  const turn =
    copy instanceof DocumentFragment ? copy.querySelector<HTMLElement>("article") : null;
  if (!turns || !turn) return null;
  const find = (selector: string) => turn.querySelector<HTMLElement>(selector);
  const hidden = listFrom(turns, edited);
  for (const each of hidden) each.hidden = true;
  find("[data-question]")?.replaceChildren(question);
  turns.append(turn);
  return {
    showSources(html) {
      const sources = find("[data-sources]");
      if (sources) sources.innerHTML = html;
      find("[data-consulted]")?.toggleAttribute("hidden", !html.includes("<li"));
    },
    apply(patch) {
      const answer = find("[data-answer]");
      if (answer) applyPatch(answer, patch);
    },
    watch: () => watchUnfinished(turn),
    remove() {
      turn.remove();
      for (const each of hidden) each.hidden = false;
    },
  };
}

/** Each block is one element, so that those before the patch stay as they are. */
function applyPatch(answer: HTMLElement, { at, blocks }: AnswerPatch): void {
  while (answer.children.length > at) answer.lastElementChild?.remove();
  answer.insertAdjacentHTML("beforeend", blocks.join(""));
}

function listFrom(turns: Element, messageId: string | null): HTMLElement[] {
  const all = [...turns.querySelectorAll<HTMLElement>(":scope > [data-part]")];
  const at = all.findIndex(({ dataset }) => dataset["part"] === `turn-${messageId}`);
  return at === -1 ? [] : all.slice(at);
}

interface EndFollower {
  /** Keeps the end of the answer in view, unless the reader has scrolled up. */
  follow(): void;
  stop(): void;
}

/**
 * Follows the end of an answer while the reader stays there. Scrolling up ends it, so that the page
 * never moves under what is being read; a button begins it again.
 *
 * @param takeFocus Moves the focus to where it stays, from the button that goes.
 */
export function followEnd(takeFocus: () => void): EndFollower {
  const button = document.querySelector<HTMLButtonElement>("[data-follow]");
  const end = document.querySelector("[data-answer-state]");
  let isOn = true;
  let last = scrollY;
  function handleScroll() {
    if (scrollY < last) setOn(false);
    last = scrollY;
  }
  function setOn(value: boolean) {
    isOn = value;
    if (!button) return;
    if (value && button === document.activeElement) takeFocus();
    button.hidden = value;
  }
  function follow() {
    if (isOn) end?.scrollIntoView({ block: "nearest" });
  }
  addEventListener("scroll", handleScroll, { passive: true });
  if (button)
    button.onclick = () => {
      setOn(true);
      follow();
    };
  return {
    follow,
    stop() {
      removeEventListener("scroll", handleScroll);
      setOn(true);
    },
  };
}
