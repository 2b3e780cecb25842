import { readStored, writeStored } from "../local-storage";

/** A display setting with its non-default options. */
export interface DisplayChoice {
  /** Key in localStorage, and name of the html element's data attribute that CSS uses. */
  key: string;
  options: readonly string[];
}

export const CODE_DISPLAY: DisplayChoice = { key: "code", options: ["wrap", "numbers"] };
export const PAGE_DISPLAY: DisplayChoice = { key: "page", options: ["wide", "alone"] };

/**
 * Inline script in the head; applies the settings before first paint, so that the layout
 * does not shift.
 */
export const DISPLAY_SCRIPT = [CODE_DISPLAY, PAGE_DISPLAY].map(toScript).join(";");

export function readDisplay({ key, options }: DisplayChoice): string[] {
  const chosen = (readStored(key) ?? "").split(" ");
  return options.filter((option) => chosen.includes(option));
}

/** Applies and stores the options. */
export function setDisplay({ key }: DisplayChoice, options: readonly string[]): void {
  const value = options.join(" ");
  writeStored(key, value || null);
  const { documentElement: root } = document;
  if (value) root.setAttribute(`data-${key}`, value);
  else root.removeAttribute(`data-${key}`);
}

function toScript({ key, options }: DisplayChoice): string {
  const known = `/^(?:${options.join("|")}|${options.join(" ")})$/`;
  return `try{const c=localStorage.getItem("${key}");if(${known}.test(c))document.documentElement.dataset.${key}=c}catch{}`;
}
