import { readChoice, writeChoice } from "./stored-choice";

/** Ways in which readers may have something shown to them, beside the plain one. */
export interface DisplayChoice {
  /** Of the local storage, and of the html element's data attribute that styles look at. */
  key: string;
  options: readonly string[];
}

export const CODE_DISPLAY: DisplayChoice = { key: "code", options: ["wrap", "numbers"] };
export const PAGE_DISPLAY: DisplayChoice = { key: "page", options: ["wide", "alone"] };

/** Runs before the first paint, by itself: all has its height and place from the start. */
export const DISPLAY_SCRIPT = [CODE_DISPLAY, PAGE_DISPLAY].map(toScript).join(";");

export function readDisplay({ key, options }: DisplayChoice): string[] {
  const chosen = (readChoice(key) ?? "").split(" ");
  return options.filter((option) => chosen.includes(option));
}

/** Shows the options at once and keeps them. */
export function setDisplay({ key }: DisplayChoice, options: readonly string[]): void {
  const value = options.join(" ");
  writeChoice(key, value || null);
  const { documentElement: root } = document;
  if (value) root.setAttribute(`data-${key}`, value);
  else root.removeAttribute(`data-${key}`);
}

function toScript({ key, options }: DisplayChoice): string {
  const known = `/^(?:${options.join("|")}|${options.join(" ")})$/`;
  return `try{const c=localStorage.getItem("${key}");if(${known}.test(c))document.documentElement.dataset.${key}=c}catch{}`;
}
