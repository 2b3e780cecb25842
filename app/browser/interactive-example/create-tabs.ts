import { createElement } from "../create-element";
import { createId } from "./example-frame";

export interface TabContent {
  label: string;
  panel: HTMLElement;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** A list of tabs before their panels, of which one is shown; arrows, Home and End move. */
export function createTabs(name: string, contents: readonly TabContent[]): HTMLElement {
  const list = createElement("div", {
    ...{ class: "example-tabs", role: "tablist", "aria-label": name },
  });
  const tabs = contents.map(createTab);
  list.append(...tabs);
  function select(at: number, hasFocus: boolean): void {
    for (const [each, tab] of tabs.entries()) {
      const isSelected = each === at;
      tab.setAttribute("aria-selected", String(isSelected));
      tab.tabIndex = isSelected ? 0 : -1;
      const panel = contents[each]?.panel;
      if (panel) panel.hidden = !isSelected;
      if (isSelected && hasFocus) tab.focus();
    }
  }
  list.addEventListener("click", ({ target }) => {
    const at = tabs.findIndex((tab) => tab === target);
    if (at !== -1) select(at, false);
  });
  list.addEventListener("keydown", (event) => {
    const at = tabs.findIndex((tab) => tab === event.target);
    const next = at === -1 ? null : findNext(event.key, at, tabs.length);
    if (next === null) return;
    event.preventDefault();
    select(next, true);
  });
  select(0, false);
  return list;
}

function createTab({ label, panel }: TabContent): HTMLButtonElement {
  const id = createId("tab");
  panel.id = createId("panel");
  panel.setAttribute("role", "tabpanel");
  panel.setAttribute("aria-labelledby", id);
  return createElement(
    "button",
    { ...{ type: "button", role: "tab", id, "aria-controls": panel.id } },
    label,
  );
}

function findNext(key: string, at: number, count: number): number | null {
  const step = STEPS[key];
  if (step !== undefined) return (at + step + count) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}
