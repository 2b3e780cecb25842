import { readChoice, writeChoice } from "./stored-choice";

/** Of the local storage; its only value is "open". */
const KEY = "baseline-indicator";
const OPEN = "open";
const BOX = "details[data-baseline-box]";

/** Runs right behind the box, by itself: it is open before the first paint. */
export const BASELINE_BOX_SCRIPT = `try{if(localStorage.getItem("${KEY}")==="${OPEN}")document.currentScript.previousElementSibling.open=true}catch{}`;

/** The box of the next page stands open when its reader has opened the last one. */
export function restoreBaselineBox(): void {
  const box = document.querySelector<HTMLDetailsElement>(BOX);
  if (box && readChoice(KEY) === OPEN) box.open = true;
}

/** Remembers that the reader has opened the box, or closed it. */
export function handleBaselineToggle({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement) || !target.matches(BOX)) return;
  writeChoice(KEY, target.open ? OPEN : null);
}
