import { afterPaint } from "./after-paint";

const SUMMARY = ".bc-table summary";

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
