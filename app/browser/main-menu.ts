import { moveIndex } from "./move-index";

const MENU = "#main-menu";
const TOP = "[data-menu-top]";

/**
 * Arrow keys, Home and End in the main menu: along the row, into a panel, and along the
 * panel's links. Tab keeps its default, because the items are links and buttons.
 */
export function handleMainMenuKey(event: KeyboardEvent): void {
  const { target, key } = event;
  const hasModifier = event.ctrlKey || event.altKey || event.metaKey || event.shiftKey;
  if (hasModifier || !(target instanceof HTMLElement)) return;
  const menu = target.closest(MENU);
  if (!menu) return;
  const next = target.matches(TOP)
    ? findFromTop(key, target, menu)
    : findFromLink(key, target, menu);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function findFromTop(key: string, top: HTMLElement, menu: Element): HTMLElement | null {
  if (key === "ArrowUp") return null;
  if (key === "ArrowDown") return enterPanel(top);
  return findNext(key, top, menu.querySelectorAll<HTMLElement>(TOP));
}

function enterPanel(top: HTMLElement): HTMLElement | null {
  const panel = top.closest("details");
  if (!panel) return null;
  panel.open = true;
  return panel.querySelector("a");
}

function findFromLink(key: string, link: HTMLElement, menu: Element): HTMLElement | null {
  const panel = link.closest("details");
  const top = panel?.querySelector("summary");
  if (!panel || !top) return null;
  const links = panel.querySelectorAll("a");
  if (key === "ArrowUp" && link === links[0]) return top;
  if (key === "ArrowLeft" || key === "ArrowRight") return findFromTop(key, top, menu);
  return findNext(key, link, links);
}

function findNext(
  key: string,
  item: HTMLElement,
  items: NodeListOf<HTMLElement>,
): HTMLElement | null {
  const list = [...items];
  const index = moveIndex(key, list.indexOf(item), list.length);
  return index === null ? null : (list[index] ?? null);
}
