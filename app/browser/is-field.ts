const FIELDS =
  "input, textarea, select, [contenteditable]:not([contenteditable='false'])";

/** Whether somebody types here, so that keys without Ctrl or Cmd are letters. */
export function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(FIELDS) !== null;
}
