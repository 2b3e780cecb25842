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

/**
 * Keeps a press on a history or the choice of browsers from placing a caret: Chromium counts the characters of the
 * page in front of it, 40 ms of a slow phone's press. Selections that start elsewhere contain these texts as before.
 */
export function handleSelectStart(event: Event): void {
  const { target } = event;
  const element = target instanceof Text ? target.parentElement : target;
  if (element instanceof Element && element.closest(".bc summary"))
    event.preventDefault();
}
