/**
 * Hydration resets text areas to their initial text. Records the text typed before and
 * during it; the returned function restores that text.
 */
export function keepTyped(): () => void {
  const typed = new Map<HTMLTextAreaElement, string>();
  for (const area of document.querySelectorAll("textarea"))
    if (area.value !== area.defaultValue) typed.set(area, area.value);

  function note({ target }: Event): void {
    if (target instanceof HTMLTextAreaElement) typed.set(target, target.value);
  }
  document.addEventListener("input", note, { capture: true });
  return () => {
    document.removeEventListener("input", note, { capture: true });
    for (const [area, value] of typed) if (area.value !== value) area.value = value;
  };
}
