const FIELDS =
  "input, textarea, select, [contenteditable]:not([contenteditable='false'])";

/** Whether the target accepts typing, so that keys without Ctrl or Cmd are text. */
export function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(FIELDS) !== null;
}
