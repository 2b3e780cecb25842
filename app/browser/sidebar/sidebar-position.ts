import { CURRENT } from "./sidebar-current";

/** Scrolls only the sidebar, so that the current page's entry is below its upper quarter and what covers it. */
export function revealCurrentEntry(): void {
  const current = document.querySelector(CURRENT);
  const sidebar = current?.closest<HTMLElement>("#sidebar-quicklinks");
  if (!current || !sidebar || sidebar.clientHeight === 0) return;
  const frame = sidebar.getBoundingClientRect();
  const place = current.getBoundingClientRect();
  if (place.height === 0) return;
  // The sticky filter field and up to two of the entry's ancestors cover the top of the list.
  const head = sidebar.querySelector("[data-sidebar-head]")?.clientHeight ?? 0;
  sidebar.style.setProperty("--sidebar-head", `${head}px`);
  const covered = head + 2 * place.height;
  const top = place.top - frame.top;
  const isVisible = top >= covered && place.bottom <= frame.bottom;
  if (!isVisible) sidebar.scrollTop += top - Math.max(covered, frame.height / 4);
}

/** Groups of the sidebar and other details leave the entry where it is; only an opened drawer shows it anew. */
export function handleDrawerToggle({ target }: Event): void {
  if (target instanceof Element && target.querySelector("#sidebar-body"))
    revealCurrentEntry();
}
