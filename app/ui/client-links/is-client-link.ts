/** Files that stand beside a page under its address: the server sends them as they are. */
const FILE =
  /\.(png|jpe?g|gif|svg|webp|avif|ico|mp[34]|webm|ogg|wav|pdf|zip|txt|vtt|woff2?)$/i;

/**
 * Whether a link leads to a page that the router can show in place: a document or the home
 * page, in the language of this page. All others load a new page.
 */
export function isClientLink(target: URL, here: URL): boolean {
  if (target.origin !== here.origin || isSamePage(target, here)) return false;
  const locale = here.pathname.split("/")[1] ?? "";
  const inLocale = target.pathname.startsWith(`/${locale}/`);
  const rest = target.pathname.slice(locale.length + 1);
  return inLocale && (rest === "/" || rest.startsWith("/docs/")) && !FILE.test(rest);
}

function isSamePage(target: URL, here: URL): boolean {
  return target.pathname === here.pathname && target.search === here.search;
}
