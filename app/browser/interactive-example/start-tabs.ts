const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Activates a tab list: click, arrow keys, Home and End. */
export function startTabs(list: HTMLElement): void {
  const tabs = [...list.querySelectorAll<HTMLElement>("[role=tab]")];
  list.addEventListener("click", ({ target }) => {
    const tab = tabs.find((each) => each === target);
    if (tab) select(tab, tabs);
  });
  list.addEventListener("keydown", (event) => {
    const at = tabs.findIndex((tab) => tab === event.target);
    const next = at === -1 ? undefined : tabs[findNext(event.key, at, tabs.length)];
    if (!next) return;
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

/** Index of the next tab; -1 for other keys. */
function findNext(key: string, at: number, count: number): number {
  const step = STEPS[key];
  if (step !== undefined) return (at + step + count) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : -1;
}
