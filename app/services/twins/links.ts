import { parseUrl } from "~/domain/site/parse-url";
import { leadsToTwin, toTwinPath } from "~/domain/site/twin-path";

export interface LinkOptions {
  /** Path of the page that contains the links. */
  url: string;
  siteOrigin: string;
  isRelative: boolean;
}

/**
 * Returns a function that rewrites the links of a page: those to pages of this site lead to their
 * twins, absolute unless `isRelative`. Fragments of the page itself stay as they are.
 */
export function createLinkResolver({ url, siteOrigin, isRelative }: LinkOptions) {
  const base = new URL(encodeURI(`${url.replace(/\/$/, "")}/`), siteOrigin);
  return (href: string): string => {
    if (href.startsWith("#")) return href;
    const target = parseUrl(href, base);
    if (target?.origin !== base.origin) return target?.href ?? href;
    const { pathname, search, hash } = target;
    const path = leadsToTwin(pathname) ? toTwinPath(pathname) : pathname;
    return (isRelative ? "" : base.origin) + path + search + hash;
  };
}
