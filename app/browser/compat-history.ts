import { afterPaint } from "./after-paint";

/**
 * Opens or closes a history of a table once its cell looks pressed, because the long table below it moves,
 * which takes a slow phone a third of a second.
 */
export function handleHistoryPress(event: MouseEvent): void {
  const { target } = event;
  const history =
    target instanceof Element ? target.closest(".bc-table summary")?.parentElement : null;
  if (!(history instanceof HTMLDetailsElement)) return;
  event.preventDefault();
  history.setAttribute("aria-busy", "true");
  void afterPaint().then(() => {
    history.removeAttribute("aria-busy");
    history.open = !history.open;
  });
}
