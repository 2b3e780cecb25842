import type { InterfaceText } from "~/domain/text/strings";

export interface CopyAnswer {
  message: string;
  /** How long the message is to be seen. */
  milliseconds: number;
}

const DONE_MILLISECONDS = 1000;
const FAILED_MILLISECONDS = 3000;

/** Whether the browser lets a page copy at all. */
export function canCopy(): boolean {
  return "clipboard" in navigator;
}

/** Copies a text; the answer says how it went. */
export async function copyText(value: string, text: InterfaceText): Promise<CopyAnswer> {
  try {
    await navigator.clipboard.writeText(value);
    return { message: text("copy-done"), milliseconds: DONE_MILLISECONDS };
  } catch {
    return { message: text("copy-failed"), milliseconds: FAILED_MILLISECONDS };
  }
}
