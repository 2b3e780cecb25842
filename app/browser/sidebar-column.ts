/** Key of the local storage; its only value is "collapsed". */
const KEY = "sidebar";
const COLLAPSED = "collapsed";
const ANIMATION_MILLISECONDS = 300;

/** Runs before the first paint, by itself: what was collapsed comes collapsed. */
export const SIDEBAR_COLUMN_SCRIPT = `try{if(localStorage.getItem("${KEY}")==="${COLLAPSED}")document.documentElement.dataset.sidebar="${COLLAPSED}"}catch{}`;

/** Collapses or expands the sidebar's column by its button, and keeps the choice. */
export function handleSidebarToggle(event: Event): void {
  const target = event.target instanceof Element ? event.target : null;
  if (!target?.closest("[data-sidebar-toggle]")) return;
  const root = document.documentElement;
  if (root.dataset["sidebar"] === undefined) collapse(root);
  else expand(root);
  showSidebarState();
}

/** Says on the button whether the column is there; the server can't know what was collapsed. */
export function showSidebarState(): void {
  const isExpanded = document.documentElement.dataset["sidebar"] === undefined;
  document
    .querySelector("[data-sidebar-toggle]")
    ?.setAttribute("aria-expanded", String(isExpanded));
}

function collapse(root: HTMLElement): void {
  store(COLLAPSED);
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
    root.dataset["sidebar"] = COLLAPSED;
    return;
  }
  // It fades first; then the article takes its place.
  root.dataset["sidebar"] = "animating";
  setTimeout(() => {
    if (root.dataset["sidebar"] === "animating") root.dataset["sidebar"] = COLLAPSED;
  }, ANIMATION_MILLISECONDS);
}

function expand(root: HTMLElement): void {
  store(null);
  delete root.dataset["sidebar"];
}

function store(value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, value);
  } catch (error) {
    console.warn("The choice can't be stored", error);
  }
}
