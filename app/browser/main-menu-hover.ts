const PANEL = "#main-menu details";
/** The menu is a row, and the pointer can hover. */
const ROW_WITH_POINTER = "(width >= 62em) and (hover: hover)";
const OPEN_AFTER_MILLISECONDS = 120;
const CLOSE_AFTER_MILLISECONDS = 250;

/**
 * Opens a panel on hover and closes it when the mouse leaves, both after a delay. A click
 * on a panel that hover opened keeps it open.
 */
export function startMainMenuHover(): void {
  const canHover = matchMedia(ROW_WITH_POINTER);
  let hovered: HTMLDetailsElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function open(panel: HTMLDetailsElement) {
    if (panel.open) return;
    panel.open = true;
    hovered = panel;
  }

  function close() {
    if (hovered && !hovered.contains(document.activeElement)) hovered.open = false;
    hovered = null;
  }

  document.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse" || !canHover.matches) return;
    const panel = findPanel(event.target);
    clearTimeout(timer);
    if (panel) timer = setTimeout(open, OPEN_AFTER_MILLISECONDS, panel);
    else if (hovered) timer = setTimeout(close, CLOSE_AFTER_MILLISECONDS);
  });
  document.addEventListener("click", (event) => {
    clearTimeout(timer);
    const panel = findPanel(event.target);
    const isSummary = event.target instanceof Element && event.target.closest("summary");
    if (panel && panel === hovered && isSummary) event.preventDefault();
    hovered = null;
  });
}

function findPanel(target: EventTarget | null): HTMLDetailsElement | null {
  return target instanceof Element ? target.closest<HTMLDetailsElement>(PANEL) : null;
}
