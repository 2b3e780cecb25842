import { findAround } from "./find-around";

/** Parts of the page that stick to the top of what scrolls. */
const STICKY = "header[data-chrome],[data-article-bar],[data-sidebar-head]";

/**
 * Keeps page and sidebar where they are while the focus moves and the reader types in a sticky part. Its place is within
 * their scroll padding, so that Chromium would scroll by that for each focus by key or mouse, and for each letter.
 */
export function keepScrollPosition(): void {
  /** Where the page is while a press is handled. */
  let top: number | null = null;
  const keep = ({ type, target, relatedTarget }: FocusEvent) => {
    // When the focus leaves, the browser has not scrolled to the next element yet.
    const focused = type === "focusin" ? target : relatedTarget;
    const part = findAround(focused, STICKY);
    // The header of a narrow window scrolls with the page.
    const isSticky = part && getComputedStyle(part).position === "sticky";
    // Where nothing was focused before, the browser has scrolled. First, because it would compute changed styles.
    if (isSticky && top !== null) scrollTo({ top });
    for (const box of document.querySelectorAll<HTMLElement>("html,#sidebar-quicklinks"))
      box.style.scrollPaddingTop = isSticky ? "0" : "";
  };
  const remember = () => {
    top = scrollY;
    setTimeout(() => (top = null));
  };
  document.addEventListener("focusin", keep);
  document.addEventListener("focusout", keep);
  // Before the search's shortcuts, which move the focus.
  document.addEventListener("keydown", remember, { capture: true });
  document.addEventListener("mousedown", remember);
}
