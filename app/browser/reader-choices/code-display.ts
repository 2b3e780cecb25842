import { readChoice, writeChoice } from "./stored-choice";

/** How a reader wants code to be shown, beside the plain way. */
export const CODE_OPTIONS = ["wrap", "numbers"] as const;
export type CodeOption = (typeof CODE_OPTIONS)[number];

/** Of the local storage, and of the html element's data attribute that styles look at. */
const KEY = "code";

/** Runs before the first paint, by itself: code has its height and place from the start. */
export const CODE_DISPLAY_SCRIPT = `try{const c=localStorage.getItem("${KEY}");if(/^(?:wrap|numbers|wrap numbers)$/.test(c))document.documentElement.dataset.code=c}catch{}`;

export function readCodeOptions(): CodeOption[] {
  const chosen = (readChoice(KEY) ?? "").split(" ");
  return CODE_OPTIONS.filter((option) => chosen.includes(option));
}

/** Shows the options at once and keeps them. */
export function setCodeOptions(options: readonly CodeOption[]): void {
  const value = options.join(" ");
  writeChoice(KEY, value || null);
  if (value) document.documentElement.dataset["code"] = value;
  else delete document.documentElement.dataset["code"];
}
