/**
 * Whether nothing that a reader works with has the focus. A click into the article focuses the article itself,
 * in Safari also one on a button.
 */
export function isNothingFocused(): boolean {
  const { activeElement } = document;
  return activeElement === document.body || activeElement?.id === "content";
}
