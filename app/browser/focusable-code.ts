/**
 * Lets the Tab key reach blocks of code and compatibility tables that are wider than their
 * frame, and only those, so that the arrow keys can scroll them. Browsers differ in doing this
 * by themselves.
 */
export function updateFocusableCode(): void {
  for (const block of document.querySelectorAll<HTMLElement>("article pre, .bc-frame")) {
    if (block.scrollWidth > block.clientWidth) block.tabIndex = 0;
    else block.removeAttribute("tabindex");
  }
}
