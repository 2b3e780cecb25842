import { findSectionLocales, parsePagePath, splitDataSuffix } from "./page-path";
import type { Hop, PageIndex, RedirectRequest } from "./redirect-step";

/** `//host` in a Location would leave the site: slashes at the start become one. */
export function collapseLeadingSlashes(path: string): Hop | null {
  // Browsers read a backslash in that place as a slash.
  const to = path.replace(/^\/(?:[/\\\s]*[/\\])/, "/");
  return to === path ? null : { to, status: 302, cache: "short" };
}

/** A known page in other spelling: `/en-us/docs/web/css` becomes `/en-US/docs/Web/CSS`. */
export function correctCase(
  path: string,
  { hasEncodedSlash }: RedirectRequest,
  pages: PageIndex,
): Hop | null {
  const { page, suffix } = splitDataSuffix(path);
  const trimmed = page.replace(/\/$/, "");
  const canonical = pages.findCanonicalUrl(trimmed);
  // A slash too many alone is left to the slash rule.
  if (canonical === null || (canonical === trimmed && !hasEncodedSlash)) return null;
  return { to: canonical + suffix, status: 301, cache: "long" };
}

/** `/en-US/Play` becomes `/en-US/play`. */
export function correctSectionCase(path: string): Hop | null {
  const { locale, localeSegment, section, rest } = parsePagePath(path);
  const known = section.toLowerCase();
  if (!locale || known === section || findSectionLocales(known) === null) return null;
  const to = `/${localeSegment}/${known}${rest.slice(section.length + 1)}`;
  return { to, status: 301, cache: "long" };
}

/** A page that was moved; its data files move along. The query belonged to the old page. */
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
    to: appendSuffix(target, suffix),
    status: 301,
    cache: "long",
    dropsQuery: true,
  };
}

/** The suffix goes before a fragment; a page of another site has no such file. */
function appendSuffix(target: string, suffix: string): string {
  if (suffix === "" || !target.startsWith("/")) return target;
  const [path = ""] = target.split("#", 1);
  return path.replace(/\/$/, "") + suffix;
}
