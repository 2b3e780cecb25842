/** The current page's entry. */
export const CURRENT = "#sidebar-body a[aria-current]";

/** Encoded path of the page for which the sidebar was last marked here; null: by the server. */
let markedPath: string | null = null;

/**
 * Marks the entry of another page in the sidebar, as the server does for a page load
 * (domain/documents/mark-sidebar), and opens the groups around it; other groups stay as they are.
 * Also leads the filter's form, which works without JavaScript too, to that page.
 *
 * @param path Encoded, as in links.
 */
export function moveSidebar(path: string): void {
  markedPath = path;
  repeatMark();
  document.querySelector("[data-sidebar-filter]")?.setAttribute("action", path);
  document.querySelector("[data-sidebar-clear]")?.setAttribute("href", path);
}

/** Repeats the last mark in entries that were written anew. */
export function repeatMark(): void {
  if (markedPath === null) return;
  const link = findEntry(markedPath);
  const marked = document.querySelector(CURRENT);
  if (marked === link) return;
  marked?.removeAttribute("aria-current");
  // The server wraps the current link, which is not moved here, because it would lose the focus of the press.
  marked?.closest("em")?.replaceWith(marked);
  if (!link) return;
  link.setAttribute("aria-current", "page");
  openAround(link);
}

/** The first link of the sidebar to a page, as on the server; null without one. */
export function findEntry(path: string): Element | null {
  return document.querySelector(`#sidebar-body a[href="${CSS.escape(path)}"]`);
}

/** Includes the group that the link itself labels. */
function openAround(link: Element): void {
  const own = link.closest("li")?.querySelector<HTMLDetailsElement>(":scope > details");
  if (own) own.open = true;
  for (
    let group = link.closest("details");
    group;
    group = group.parentElement?.closest("details") ?? null
  )
    group.open = true;
}
