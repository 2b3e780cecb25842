import { moveTabIndex } from "../move-index";

/** Activates a tab list: click, arrow keys, Home and End. */
export function startTabs(list: HTMLElement): void {
  const tabs = [...list.querySelectorAll<HTMLElement>("[role=tab]")];
  list.addEventListener("click", ({ target }) => {
    const tab = tabs.find((each) => each === target);
    if (tab) select(tab, tabs);
  });
  list.addEventListener("keydown", (event) => {
    const at = tabs.findIndex((tab) => tab === event.target);
    const next = tabs[moveTabIndex(event.key, at, tabs.length) ?? -1];
    if (at === -1 || !next) return;
    event.preventDefault();
    select(next, tabs);
    next.focus();
  });
}

function select(selected: HTMLElement, tabs: readonly HTMLElement[]): void {
  for (const tab of tabs) {
    const isSelected = tab === selected;
    tab.setAttribute("aria-selected", String(isSelected));
    tab.tabIndex = isSelected ? 0 : -1;
    const panel = document.getElementById(tab.getAttribute("aria-controls") ?? "");
    panel?.toggleAttribute("data-off", !isSelected);
  }
}
