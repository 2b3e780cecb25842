/**
 * Keeps the page where it is while the reader types in its header. The header is sticky, but its place is within the
 * page's scroll padding, so that Chromium would scroll up by that at each letter.
 */
export function keepPageStill(): void {
  const { style } = document.documentElement;
  const keep = ({ type, target }: FocusEvent) => {
    const isInHeader = target instanceof Element && target.closest("header[data-chrome]");
    style.scrollPaddingTop = type === "focusin" && isInHeader ? "0" : "";
  };
  document.addEventListener("focusin", keep);
  document.addEventListener("focusout", keep);
}
