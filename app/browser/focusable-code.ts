/**
 * Makes blocks of code and compatibility tables focusable if they overflow, so that arrow
 * keys can scroll them. Not all browsers do this by themselves.
 */
export function updateFocusableCode(): void {
  for (const block of document.querySelectorAll<HTMLElement>(
    "article :is(pre, math), .bc-frame",
  )) {
    if (block.scrollWidth > block.clientWidth) block.tabIndex = 0;
    else block.removeAttribute("tabindex");
  }
}
