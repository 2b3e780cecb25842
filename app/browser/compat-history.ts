import { afterPaint } from "./after-paint";

const SUMMARY = ".bc-table summary";
const PRESSED = `${SUMMARY}, .bc-choice > summary`;

/**
 * Focuses what is pressed without placing a caret in its text, for which the browser counts all characters
 * of the page in front of it: 50 ms on a slow phone. Text that is selected from elsewhere includes it.
 */
export function handleTablePress(event: MouseEvent): void {
  const { target } = event;
  const summary = target instanceof Element ? target.closest<HTMLElement>(PRESSED) : null;
  if (!summary) return;
  event.preventDefault();
  summary.focus({ preventScroll: true });
}

/**
 * Opens or closes a history of a table once its cell looks pressed, because the long table below it moves,
 * which takes a slow phone a third of a second.
 */
export async function handleHistoryPress(event: MouseEvent): Promise<void> {
  const { target } = event;
  const history =
    target instanceof Element ? target.closest(SUMMARY)?.parentElement : null;
  if (!(history instanceof HTMLDetailsElement)) return;
  event.preventDefault();
  history.setAttribute("aria-busy", "true");
  await afterPaint();
  history.removeAttribute("aria-busy");
  history.open = !history.open;
}
