import { cutText } from "~/domain/text/cut-text";

/** Most words of a label (server contract, 11.3). */
export const LABEL_WORDS = 5;
/** Longest label, in UTF-16 code units: Japanese and Chinese questions are one word without spaces. */
const MAX_LABEL_LENGTH = 60;

/** The label of a conversation: the first words of a text. */
export function toLabel(text: string): string {
  const words = text.trim().split(/\s+/).slice(0, LABEL_WORDS).join(" ");
  return words.length > MAX_LABEL_LENGTH ? `${cutText(words, MAX_LABEL_LENGTH)}…` : words;
}
