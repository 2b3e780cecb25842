import { revealCurrentEntry } from "./sidebar-position";
import { writeStored } from "~/browser/local-storage";
import { findAround } from "../find-around";

/** Key in localStorage; its only value is "collapsed". */
const KEY = "sidebar";
const COLLAPSED = "collapsed";
const ANIMATION_MILLISECONDS = 300;

/** Inline script in the head; collapses the sidebar before first paint. */
export const SIDEBAR_COLUMN_SCRIPT = `try{if(localStorage.getItem("${KEY}")==="${COLLAPSED}")document.documentElement.dataset.sidebar="${COLLAPSED}"}catch{}`;

/** Collapses or expands the sidebar's column, and stores the state. */
export function handleSidebarToggle(event: Event): void {
  if (!findAround(event.target, "[data-sidebar-toggle]")) return;
  const root = document.documentElement;
  if (root.dataset["sidebar"] === undefined) collapse(root);
  else expand(root);
  showSidebarState();
}

/**
 * Sets `aria-expanded` of the button, because the stored state is not available to the
 * server.
 */
export function showSidebarState(): void {
  const isExpanded = document.documentElement.dataset["sidebar"] === undefined;
  document
    .querySelector("[data-sidebar-toggle]")
    ?.setAttribute("aria-expanded", String(isExpanded));
}

function collapse(root: HTMLElement): void {
  writeStored(KEY, COLLAPSED);
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
    root.dataset["sidebar"] = COLLAPSED;
    return;
  }
  // The column fades out before the article takes its place.
  root.dataset["sidebar"] = "animating";
  setTimeout(() => {
    if (root.dataset["sidebar"] === "animating") root.dataset["sidebar"] = COLLAPSED;
  }, ANIMATION_MILLISECONDS);
}

function expand(root: HTMLElement): void {
  writeStored(KEY, null);
  delete root.dataset["sidebar"];
  // A hidden column has no scroll position.
  revealCurrentEntry();
}
