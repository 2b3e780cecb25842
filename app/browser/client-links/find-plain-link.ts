import { isClientPath } from "~/domain/site/client-path";

/** The link of a plain click: main button, no modifier keys, same window. */
export function findPlainLink(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain =
    event.button === 0 &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey;
  if (!isPlain || event.defaultPrevented || !(event.target instanceof Element))
    return null;
  const link = event.target.closest<HTMLAnchorElement>("a[href]");
  const isOurs =
    link instanceof HTMLAnchorElement && !link.target && !link.hasAttribute("download");
  return isOurs && link.dataset["reload"] === undefined ? link : null;
}

/** Address of a link or page; its parts are empty for a link without a valid address. */
type Address = Pick<URL, "origin" | "pathname" | "search">;

/**
 * Whether the client router can show the link's target: a document or the home page, in
 * the language of this page. All other links load a new page.
 */
export function isClientLink(target: Address, here: Address): boolean {
  if (target.origin !== here.origin || isSamePage(target, here)) return false;
  const home = `${here.pathname.split("/", 2).join("/")}/`;
  return target.pathname.startsWith(home) && isClientPath(target.pathname);
}

function isSamePage(target: Address, here: Address): boolean {
  return target.pathname === here.pathname && target.search === here.search;
}
