/** Moves the focus from a button that is disabled or gone once it has been used. */
export function focusEditors(): void {
  document.querySelector<HTMLElement>("#play-editors summary")?.focus();
}
