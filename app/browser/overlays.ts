import { knowsPopovers } from "./menus";

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
