import { moveIndex } from "~/browser/move-index";

const TOP = "[data-menu-top]";
const MENU = "details[data-menu]";
const ENTRIES = "a, button, input:not([type=hidden])";

/**
 * Arrow keys, Home and End in menus: along the main menu's row, into a panel, and along its
 * entries. Tab keeps its default, because the entries are links and controls.
 */
export function handleMenuKey(event: KeyboardEvent): void {
  const { target, key } = event;
  const hasModifier = event.ctrlKey || event.altKey || event.metaKey || event.shiftKey;
  if (hasModifier || !(target instanceof HTMLElement)) return;
  const next = target.matches(TOP)
    ? findFromTop(key, target)
    : findFromEntry(key, target);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function findFromTop(key: string, top: HTMLElement): HTMLElement | null {
  if (key === "ArrowUp") return null;
  if (key === "ArrowDown") return enterPanel(top);
  return findNext(key, top, [...document.querySelectorAll<HTMLElement>(TOP)]);
}

function enterPanel(top: HTMLElement): HTMLElement | null {
  const panel = top.closest("details");
  if (!panel) return null;
  panel.open = true;
  return listEntries(panel)[0] ?? null;
}

function findFromEntry(key: string, entry: HTMLElement): HTMLElement | null {
  const panel = entry.closest(MENU);
  const top = panel?.querySelector("summary");
  if (!panel || !top) return null;
  if (entry === top) return key === "ArrowDown" ? enterPanel(top) : null;
  const entries = listEntries(panel);
  if (key === "ArrowUp" && entry === entries[0]) return top;
  if (key === "ArrowLeft" || key === "ArrowRight")
    return top.matches(TOP) ? findFromTop(key, top) : null;
  return findNext(key, entry, entries);
}

/** Hidden ones are for signed-in readers, or for pages without scripts. */
function listEntries(panel: Element): HTMLElement[] {
  const entries = panel.querySelectorAll<HTMLElement>(ENTRIES);
  return [...entries].filter((entry) => entry.offsetParent);
}

function findNext(
  key: string,
  item: HTMLElement,
  items: readonly HTMLElement[],
): HTMLElement | null {
  const index = moveIndex(key, items.indexOf(item), items.length);
  return index === null ? null : (items[index] ?? null);
}
