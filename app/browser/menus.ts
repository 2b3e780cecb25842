const OPEN_MENUS = "details[data-menu][open]";

/** Closes open menus; with an element given, those that it is not part of. */
export function closeMenus(inside: Node | null = null): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(OPEN_MENUS)) {
    if (!inside || !menu.contains(inside)) menu.open = false;
  }
}

/** Closes drawers and sheets that the browser opened as popovers. */
export function closePopovers(): void {
  // A browser that knows no popovers doesn't know the selector either.
  if (!("popover" in HTMLElement.prototype)) return;
  for (const open of document.querySelectorAll<HTMLElement>(":popover-open"))
    open.hidePopover();
}

/** A press anywhere else closes menus, but those in the sheet of the main menu stay as they are. */
export function handleMenuPress(event: Event): void {
  if (event.target instanceof Node) closeMenus(event.target);
}

/** Escape closes the menu and gives focus back to what opened it. */
export function handleMenuEscape(event: KeyboardEvent): void {
  if (event.key !== "Escape") return;
  const menu = document.querySelector<HTMLDetailsElement>(OPEN_MENUS);
  if (!menu) return;
  const hadFocus = menu.contains(document.activeElement);
  closeMenus();
  if (hadFocus) menu.querySelector("summary")?.focus();
}
