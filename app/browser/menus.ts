const OPEN_MENUS = "details[data-menu][open]";

/** Closes open menus; with an element given, those that it is not part of. */
export function closeMenus(inside: Node | null = null): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(OPEN_MENUS)) {
    if (!inside || !isNear(menu, inside)) menu.open = false;
  }
}

/** In a sheet, one that closes would move the others from under the finger that presses. */
function isNear(menu: Element, node: Node): boolean {
  const sheet = knowsPopovers() ? menu.closest(":popover-open") : null;
  return menu.contains(node) || sheet?.contains(node) === true;
}

/** Closes drawers and sheets that the browser opened as popovers. */
export function closePopovers(): void {
  if (!knowsPopovers()) return;
  for (const open of document.querySelectorAll<HTMLElement>(":popover-open"))
    open.hidePopover();
}

/** A browser that knows no popovers doesn't know the selector either. */
export function knowsPopovers(): boolean {
  return "popover" in HTMLElement.prototype;
}

/** A press, or the focus, anywhere else closes menus. */
export function handleMenuLeave({ target }: Event): void {
  if (target instanceof Node) closeMenus(target);
}

/** One menu is open at a time; those of the main menu close with its sheet. */
export function handleMenuToggle({ target }: Event): void {
  if (!(target instanceof HTMLElement)) return;
  if (target.matches(OPEN_MENUS)) closeOthers(target);
  else if (!knowsPopovers()) return;
  else if (target.matches("[data-article-actions]:popover-open")) openLanguages(target);
  else if (target.matches("[popover]:not(:popover-open)"))
    for (const menu of target.querySelectorAll<HTMLDetailsElement>(OPEN_MENUS))
      menu.open = false;
}

/** The sheet holds little else: its languages need no second press. */
function openLanguages(sheet: Element): void {
  const menu = sheet.querySelector<HTMLDetailsElement>("[data-language-menu]");
  if (menu) menu.open = true;
}

function closeOthers(opened: Element): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(OPEN_MENUS))
    if (!menu.contains(opened)) menu.open = false;
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
