import { findAround } from "../find-around";

const OPEN_MENUS = "details[data-menu][open]";

/** Closes all open menus, except those that contain the given element. */
export function closeMenus(inside: Node | null = null): void {
  closeWhere((menu) => !inside || !isNear(menu, inside));
}

function closeWhere(isClosed: (menu: Element) => boolean): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(OPEN_MENUS))
    if (isClosed(menu)) menu.open = false;
}

/**
 * Whether the node is in the menu or in its sheet. Closing a menu in a sheet would move
 * the others away from the finger.
 */
function isNear(menu: Element, node: Node): boolean {
  const sheet = knowsPopovers() ? menu.closest(":popover-open") : null;
  return menu.contains(node) || sheet?.contains(node) === true;
}

/** Closes drawers and sheets that are open as popovers. */
export function closePopovers(): void {
  if (!knowsPopovers()) return;
  for (const open of document.querySelectorAll<HTMLElement>(":popover-open"))
    open.hidePopover();
}

/** Feature test: the :popover-open selector is invalid in browsers without popovers. */
function knowsPopovers(): boolean {
  return "popover" in HTMLElement.prototype;
}

/** Closes menus on a press elsewhere. */
export function handleMenuLeave({ target }: Event): void {
  if (target instanceof Node) closeMenus(target);
}

/**
 * Closes menus when focus goes elsewhere. A press on a menu's text, in Firefox on a label too,
 * focuses the element around the menu, such as main.
 */
export function handleFocusLeave({ target }: Event): void {
  if (target instanceof Element && !target.querySelector(OPEN_MENUS)) closeMenus(target);
}

/** Keeps one menu open at a time; closes the main menu's panels with its sheet. */
export function handleMenuToggle({ target }: Event): void {
  if (!(target instanceof HTMLElement)) return;
  if (target.matches(OPEN_MENUS)) closeWhere((menu) => !menu.contains(target));
  else if (!knowsPopovers()) return;
  else if (target.matches("[data-article-actions]:popover-open")) openLanguages(target);
  else if (target.matches("[popover]:not(:popover-open)"))
    closeWhere((menu) => target.contains(menu));
}

/** The sheet contains little else, so its languages open with it. */
function openLanguages(sheet: Element): void {
  const menu = sheet.querySelector<HTMLDetailsElement>("[data-language-menu]");
  if (menu) menu.open = true;
}

/** Escape closes the menu and returns focus to its summary. */
export function handleMenuEscape(event: KeyboardEvent): void {
  if (event.key !== "Escape") return;
  const menu = document.querySelector<HTMLDetailsElement>(OPEN_MENUS);
  if (!menu) return;
  const hadFocus = menu.contains(document.activeElement);
  closeMenus();
  if (hadFocus) menu.querySelector("summary")?.focus();
}

const PANEL = "#main-menu details";
/** The menu is a row, and the pointer can hover. */
const ROW_WITH_POINTER = "(width >= 62em) and (hover: hover)";
const OPEN_AFTER_MILLISECONDS = 120;
const CLOSE_AFTER_MILLISECONDS = 250;

/**
 * Opens a panel on hover and closes it when the mouse leaves, both after a delay. A click
 * on a panel that hover opened keeps it open.
 */
export function startMainMenuHover(): void {
  const canHover = matchMedia(ROW_WITH_POINTER);
  let hovered: HTMLDetailsElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function open(panel: HTMLDetailsElement) {
    if (panel.open) return;
    panel.open = true;
    hovered = panel;
  }

  function close() {
    if (hovered && !hovered.contains(document.activeElement)) hovered.open = false;
    hovered = null;
  }

  document.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse" || !canHover.matches) return;
    const panel = findAround<HTMLDetailsElement>(event.target, PANEL);
    clearTimeout(timer);
    if (panel) timer = setTimeout(open, OPEN_AFTER_MILLISECONDS, panel);
    else if (hovered) timer = setTimeout(close, CLOSE_AFTER_MILLISECONDS);
  });
  document.addEventListener("click", (event) => {
    clearTimeout(timer);
    const panel = findAround<HTMLDetailsElement>(event.target, PANEL);
    const isSummary = findAround(event.target, "summary") !== null;
    if (panel && panel === hovered && isSummary) event.preventDefault();
    hovered = null;
  });
}

/** Overlays on a small screen: the menu's sheet, the sidebar's drawer, dialogs. */
const OPEN_OVERLAYS =
  "[data-overlay]:popover-open, details[data-overlay][open], dialog[data-overlay][open]";

const ACTIVE_CLASS = "mobile-overlay-active";

/**
 * Marks the body while any overlay is open; CSS then stops the page behind it from
 * scrolling.
 */
export function markOverlays(): void {
  const isAnyOpen = knowsPopovers() && document.querySelector(OPEN_OVERLAYS) !== null;
  document.body.classList.toggle(ACTIVE_CLASS, isAnyOpen);
}
