import { announce } from "~/browser/announce";
import type { InterfaceText } from "~/domain/text/strings";

export interface CopyAnswer {
  message: string;
  /** Display time of the message. */
  milliseconds: number;
}

const DONE_MILLISECONDS = 1000;
const FAILED_MILLISECONDS = 3000;

/** Whether the browser lets the page copy. */
export function canCopy(): boolean {
  return "clipboard" in navigator;
}

/** Copies a text, announces the outcome, and returns the message to show. */
export async function copyText(value: string, text: InterfaceText): Promise<CopyAnswer> {
  let answer: CopyAnswer = {
    message: text("copy-done"),
    milliseconds: DONE_MILLISECONDS,
  };
  try {
    await navigator.clipboard.writeText(value);
  } catch {
    answer = { message: text("copy-failed"), milliseconds: FAILED_MILLISECONDS };
  }
  announce(answer.message);
  return answer;
}

const endings = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** Ends an element's message after its time. Another one in the meantime has its whole time. */
export function endMessage(
  element: Element,
  milliseconds: number,
  end: () => void,
): void {
  clearTimeout(endings.get(element));
  endings.set(element, setTimeout(end, milliseconds));
}
