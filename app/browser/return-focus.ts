/** Key in the session storage: links that may get the focus when their page is shown again. */
const KEY = "return-focus";

/**
 * Notes a link whose action leads to another page, or loads this one again, and its neighbours,
 * which come after it in the order of focus when the action has removed it.
 */
export function rememberOpener(opener: HTMLAnchorElement): void {
  const item = opener.closest("li");
  const neighbours = [item?.nextElementSibling, item?.previousElementSibling].map(
    (each) => each?.querySelector<HTMLAnchorElement>("h2 a"),
  );
  const links = [opener, ...neighbours].map((link) => link?.getAttribute("href"));
  try {
    sessionStorage.setItem(KEY, JSON.stringify(links.filter((link) => link != null)));
  } catch (error) {
    console.warn("The place of the focus can't be kept.", error);
  }
}

/** The action was not taken. */
export function forgetOpener(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Then nothing is kept either.
  }
}

/** Gives the focus back: to the link, else to a neighbour, else to the page's heading. */
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
