const BUILT_FILE = /(?:href|src)="(\/assets\/[^"?#]+)"/g;

/** Absolute URLs of the built files that a page's HTML names. */
export function listAssets(html: string, pageUrl: string): string[] {
  return [...html.matchAll(BUILT_FILE)].map(
    ([, path = ""]) => new URL(path, pageUrl).href,
  );
}

/** Paths of what is made for one reader, of client navigations, and of frames with an origin of their own. */
const DATA = /^\/(api|users|pong|submit|pimg)\/|\.(data|part|sidebar)$|\/runner\.html$/;

/** Whether a URL that a page has loaded is a file of this site that other readers get too. */
export function isOwnFile(url: string, pageUrl: string): boolean {
  const { origin, pathname } = new URL(url, pageUrl);
  return origin === new URL(pageUrl).origin && !DATA.test(pathname) && url !== pageUrl;
}

/**
 * Whether a response may be shown again to whoever uses this browser. Pages of signed-in
 * readers are `no-store`, and so are errors and responses that set a cookie.
 */
export function isKeepable(response: Response): boolean {
  const { headers, ok, redirected } = response;
  const isPage = headers.get("Content-Type")?.startsWith("text/html") === true;
  const isStorable = !headers.get("Cache-Control")?.includes("no-store");
  return ok && !redirected && isPage && isStorable;
}

/** Path of the page that lists what is kept, and stands in for pages that are not. */
export function toOfflinePath(pathname: string): string {
  return `/${pathname.split("/")[1] ?? ""}/offline`;
}
