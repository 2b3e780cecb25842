import { findAround } from "./find-around";

const FIELDS =
  "input, textarea, select, [contenteditable]:not([contenteditable='false'])";

/** Whether the target accepts typing, so that keys without Ctrl or Cmd are text. */
export function isField(target: EventTarget | null): boolean {
  return findAround(target, FIELDS) !== null;
}
