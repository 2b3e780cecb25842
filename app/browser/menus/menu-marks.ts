const MENU = "#main-menu";
/** The links in panels, and the parts without a panel. */
const LINKS = `${MENU} ul ul a,${MENU} a[data-menu-top]`;

/** Marks the place of a page that is shown in place in the main menu, as the server does. */
export function markMenu(path: string): void {
  for (const top of document.querySelectorAll<HTMLElement>(`${MENU} [data-menu-top]`)) {
    const home = top.dataset["home"] ?? top.getAttribute("href");
    top.toggleAttribute("data-current", home !== null && isAtOrBelow(path, home));
  }
  for (const link of document.querySelectorAll(LINKS)) {
    if (link.getAttribute("href") === path) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
}

/** Entries of signed-in readers; the account may change while a page is shown. */
export function showPersonalEntries(isSignedIn: boolean): void {
  for (const entry of document.querySelectorAll<HTMLElement>(`${MENU} [data-personal]`))
    entry.hidden = !isSignedIn;
}

/** The dot of an entry with news for the reader; the page of the entry itself has none. */
export function showNews(hasNews: boolean): void {
  for (const dot of document.querySelectorAll<HTMLElement>(`${MENU} [data-badge]`))
    dot.hidden = !hasNews || dot.closest("a")?.pathname === location.pathname;
}

function isAtOrBelow(path: string, home: string): boolean {
  const own = home.replace(/#.*$/, "").replace(/\/$/, "");
  return path === own || path.startsWith(`${own}/`);
}
