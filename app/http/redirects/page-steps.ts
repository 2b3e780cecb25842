import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import {
  findSectionLocales,
  parsePagePath,
  splitDataSuffix,
  toKnownSuffix,
} from "./page-path";
import { splitFragment } from "./encode-location";
import type { Hop, PageIndex, RedirectRequest } from "./redirect-step";

/** Collapses leading slashes, because `//host` in a Location leads to another site. */
export function collapseLeadingSlashes(path: string): Hop | null {
  // Browsers treat a backslash there as a slash.
  const to = path.replace(/^\/(?:[/\\\s]*[/\\])/, "/");
  return to === path ? null : { to, status: 302, cache: "short" };
}

/** Corrects the case of a data file's name: `/en-US/docs/Web.MD` becomes `/en-US/docs/Web.md`. */
export function correctSuffixCase(
  path: string,
  _request: RedirectRequest,
  pages: PageIndex,
): Hop | null {
  const to = toKnownSuffix(path);
  const isNone = to === path || parsePagePath(path).locale === null;
  if (isNone || pages.findCanonicalUrl(path) !== null) return null;
  return { to, status: 301, cache: "short" };
}

/**
 * Corrects the case of a known page: `/en-us/docs/web/css` becomes `/en-US/docs/Web/CSS`. For a short time, as all
 * corrections of case, because a page's case may be corrected too: browsers that keep both redirects would loop.
 */
export function correctCase(
  path: string,
  { hasEncodedSlash }: RedirectRequest,
  pages: PageIndex,
): Hop | null {
  const { page, suffix } = splitDataSuffix(path);
  const trimmed = page.replace(/\/$/, "");
  const canonical = pages.findCanonicalUrl(trimmed);
  // Leaves a trailing slash alone to correctSlash.
  if (canonical === null || (canonical === trimmed && !hasEncodedSlash)) return null;
  return { to: canonical + suffix, status: 301, cache: "short" };
}

/** Corrects the case of a section: `/en-US/Play` becomes `/en-US/play`. */
export function correctSectionCase(path: string): Hop | null {
  const { locale, localeSegment, section, rest } = parsePagePath(path);
  const known = section.toLowerCase();
  if (!locale || known === section || findSectionLocales(known) === null) return null;
  const to = `/${localeSegment}/${known}${rest.slice(section.length + 1)}`;
  return { to, status: 301, cache: "short" };
}

/** Corrects the case of a page beside the documentation: `/en-US/blog/Hello/`. */
export function correctAreaCase(
  path: string,
  _request: RedirectRequest,
  pages: PageIndex,
): Hop | null {
  const { locale, section } = parsePagePath(path);
  if (!locale || section === "docs") return null;
  const { page, suffix } = splitDataSuffix(path);
  const rest = page.replace(/\/$/, "").slice(page.indexOf("/", 1));
  const canonical = pages.findAreaUrl(`/${DEFAULT_LOCALE}${rest}`)?.replace(/\/$/, "");
  const own = canonical?.slice(DEFAULT_LOCALE.length + 1);
  if (own === undefined || own === rest) return null;
  const slash = suffix === "" && page.endsWith("/") ? "/" : "";
  const localeSegment = page.split("/", 2)[1] ?? "";
  return {
    to: `/${localeSegment}${own}${slash}${suffix}`,
    status: 301,
    cache: "short",
  };
}

/**
 * Redirects a moved page and its data files. Drops the query because it belonged to the old page.
 */
export function followMovedPage(
  path: string,
  _request: RedirectRequest,
  pages: PageIndex,
): Hop | null {
  const { locale, section } = parsePagePath(path);
  if (!locale || section !== "docs") return null;
  const { page, suffix } = splitDataSuffix(path);
  if (pages.findCanonicalUrl(page) !== null) return null;
  const target = pages.findRedirect(page);
  if (target === null) return null;
  return {
    ...locateTarget(target, suffix),
    status: 301,
    cache: "long",
    dropsQuery: true,
  };
}

/** Appends the data suffix to the path, in place of a fragment; not for other sites, which have no such file. */
function locateTarget(target: string, suffix: string): Pick<Hop, "to" | "fragment"> {
  const [path, fragment] = splitFragment(target);
  return suffix === "" || !path.startsWith("/")
    ? { to: path, fragment }
    : { to: path.replace(/\/$/, "") + suffix };
}
