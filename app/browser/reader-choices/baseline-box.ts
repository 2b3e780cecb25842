import { readStored, writeStored } from "../local-storage";

/** Key in localStorage; its only value is "open". */
const KEY = "baseline-indicator";
const OPEN = "open";
const BOX = "details[data-baseline-box]";

/** Inline script right after the box; opens it before first paint. */
export const BASELINE_BOX_SCRIPT = `try{if(localStorage.getItem("${KEY}")==="${OPEN}")document.currentScript.previousElementSibling.open=true}catch{}`;

/** Opens the box if the reader opened it on an earlier page. */
export function restoreBaselineBox(): void {
  const box = document.querySelector<HTMLDetailsElement>(BOX);
  if (box && readStored(KEY) === OPEN) box.open = true;
}

/** Stores whether the box is open. */
export function handleBaselineToggle({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement) || !target.matches(BOX)) return;
  writeStored(KEY, target.open ? OPEN : null);
}
