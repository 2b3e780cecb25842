import { parseUrl } from "~/domain/http/parse-url";
import { leadsToTwin, toTwinPath } from "~/domain/site/twin-path";

export interface LinkOptions {
  /** Path of the page that contains the links. */
  url: string;
  siteOrigin: string;
  isRelative: boolean;
}

export interface LinkResolvers {
  /** Rewrites a link: one to a page of this site leads to its twin. Fragments of the page stay as they are. */
  resolve: (href: string) => string;
  /** Rewrites the address of an image, a film or a frame, which has no twin whatever its name. */
  resolveSource: (source: string) => string;
}

const WITHOUT_LOCALE = /^\/docs\//i;

/**
 * Returns functions that rewrite the addresses of a page: absolute unless `isRelative`, and in the
 * page's locale where they name none.
 */
export function createLinkResolvers({
  url,
  siteOrigin,
  isRelative,
}: LinkOptions): LinkResolvers {
  const page = new URL(encodeURI(url), siteOrigin);
  // Files are in the folder of their page.
  const folder = new URL(encodeURI(`${url.replace(/\/$/, "")}/`), siteOrigin);
  const [, locale = ""] = url.split("/", 2);
  const rewrite = (target: URL | null, toPath: (pathname: string) => string) => {
    if (target?.origin !== page.origin) return target?.href;
    const { pathname, search, hash } = target;
    const whole = WITHOUT_LOCALE.test(pathname) ? `/${locale}${pathname}` : pathname;
    return (isRelative ? "" : page.origin) + toPath(whole) + search + hash;
  };
  const toTwin = (path: string) => (leadsToTwin(path) ? toTwinPath(path) : path);
  return {
    resolve: (href) =>
      href.startsWith("#") ? href : (rewrite(parseUrl(href, page), toTwin) ?? href),
    resolveSource: (source) =>
      rewrite(parseUrl(source, folder), (path) => path) ?? source,
  };
}
