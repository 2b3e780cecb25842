import { CURRENT } from "./sidebar-current";

/** Scrolls only the sidebar, so that the current page's entry is in its upper quarter. */
export function revealCurrentEntry(): void {
  const current = document.querySelector(CURRENT);
  const sidebar = current?.closest<HTMLElement>("#sidebar-quicklinks");
  if (!current || !sidebar || sidebar.clientHeight === 0) return;
  const frame = sidebar.getBoundingClientRect();
  const place = current.getBoundingClientRect();
  if (place.height === 0) return;
  // The sticky filter field covers the top of the list.
  const head = sidebar.querySelector("[data-sidebar-head]")?.clientHeight ?? 0;
  sidebar.style.setProperty("--sidebar-head", `${head}px`);
  const isVisible = place.top >= frame.top + head && place.bottom <= frame.bottom;
  if (!isVisible) sidebar.scrollTop += place.top - frame.top - frame.height / 4;
}

/** Groups of the sidebar and other details leave the entry where it is; only an opened drawer shows it anew. */
export function handleDrawerToggle({ target }: Event): void {
  if (target instanceof Element && target.querySelector("#sidebar-body"))
    revealCurrentEntry();
}
