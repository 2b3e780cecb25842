/**
 * Resolves once the next frame is painted. Work that waits for it does not delay the answer to a key or a
 * press: the letter in the field, the closed menu.
 */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
