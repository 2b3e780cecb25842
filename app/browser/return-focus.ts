import { findPlainLink } from "./client-links/find-plain-link";

/**
 * Key in sessionStorage: links that may receive the focus when their page is shown again.
 */
const KEY = "return-focus";

/**
 * Stores the link of a click whose action leaves or reloads the page, with its neighbours. They are
 * next in line for the focus if the action removes the link.
 *
 * @returns False for a click that opens another tab.
 */
export function rememberOpener(event: MouseEvent): boolean {
  const opener = findPlainLink(event);
  if (!opener) return false;
  const item = opener.closest("li");
  const neighbours = [item?.nextElementSibling, item?.previousElementSibling].map(
    (each) => each?.querySelector<HTMLAnchorElement>("h2 a"),
  );
  const links = [opener, ...neighbours].map((link) => link?.getAttribute("href"));
  try {
    sessionStorage.setItem(KEY, JSON.stringify(links.filter((link) => link != null)));
  } catch (error) {
    console.warn("The focused link can't be stored.", error);
  }
  return true;
}

/** Discards the stored links after a cancelled action. */
export function forgetOpener(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // If storage fails, there are no stored links.
  }
}

/** Restores the focus: to the link, else a neighbour, else the page's heading. */
export function returnFocus(): void {
  const links = readLinks();
  forgetOpener();
  if (!links) return;
  const found = links
    .map((link) =>
      document.querySelector<HTMLElement>(`main a[href="${CSS.escape(link)}"]`),
    )
    .find((link) => link !== null);
  const heading = document.querySelector<HTMLElement>("main h1");
  if (!found) heading?.setAttribute("tabindex", "-1");
  (found ?? heading)?.focus();
}

function readLinks(): string[] | null {
  try {
    const links: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    return Array.isArray(links) ? links.map(String) : null;
  } catch {
    return null;
  }
}
