import { isClientPath } from "~/domain/site/client-path";

/** Address of a link or page; its parts are empty for a link without a valid address. */
type Address = Pick<URL, "origin" | "pathname" | "search">;

/**
 * Whether the client router can show the link's target: a document or the home page, in
 * the language of this page. All other links load a new page.
 */
export function isClientLink(target: Address, here: Address): boolean {
  if (target.origin !== here.origin || isSamePage(target, here)) return false;
  const locale = here.pathname.split("/")[1] ?? "";
  return target.pathname.startsWith(`/${locale}/`) && isClientPath(target.pathname);
}

function isSamePage(target: Address, here: Address): boolean {
  return target.pathname === here.pathname && target.search === here.search;
}
