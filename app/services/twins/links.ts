import { parseLocale } from "~/domain/locales/locale";

/** First segments, after the locale, of the pages that have a twin. */
const TWIN_AREAS: ReadonlySet<string> = new Set([
  "docs",
  "blog",
  "curriculum",
  "community",
  "about",
]);
/** Single pages below an area whose other pages are applications. */
const TWIN_DOCS = /^(?:plus|observatory)\/docs\//;
const FILE =
  /\.(?:avif|gif|ico|jpe?g|json|mp3|mp4|ogg|ogv|pdf|png|svg|txt|webm|webp|xml|zip)$/i;
const TWIN_SUFFIX = ".md";
const HOME_TWIN = "/index.md";

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
    const target = parse(href, base);
    if (target?.origin !== base.origin) return target?.href ?? href;
    const { pathname, search, hash } = target;
    const path = isRelative ? pathname : base.origin + pathname;
    return (hasTwin(pathname) ? toTwinPath(path) : path) + search + hash;
  };
}

/** Returns the address of a page's twin: `/en-US/docs/Web.md`, `/en-US/index.md`. */
export function toTwinPath(path: string): string {
  const page = path.replace(/\/$/, "");
  return /^(?:https?:\/\/[^/]+)?\/[^/]+$/.test(page)
    ? page + HOME_TWIN
    : page + TWIN_SUFFIX;
}

/** Tells whether pages at such a path have twins; says nothing about their existence. */
export function hasTwin(path: string): boolean {
  const [, locale = "", rest = ""] = /^\/([^/]*)\/?(.*)$/.exec(path) ?? [];
  if (!parseLocale(locale) || FILE.test(rest)) return false;
  const [area = ""] = rest.split("/", 1);
  return rest === "" || TWIN_AREAS.has(area) || TWIN_DOCS.test(rest);
}

function parse(href: string, base: URL): URL | null {
  try {
    return new URL(href, base);
  } catch {
    return null;
  }
}
