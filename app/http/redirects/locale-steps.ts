import { LOCALES, type Locale } from "~/domain/locales/locale";
import { negotiateLocale } from "~/domain/locales/negotiate-locale";
import { findTopSection } from "~/domain/site/find-section";
import {
  findSectionLocales,
  isFilePath,
  parsePagePath,
  ROOT_PATHS,
  splitDataSuffix,
} from "./page-path";
import type { Hop, PageIndex, RedirectRequest } from "./redirect-step";

/** A former section, whose links still get a locale. */
const LEGACY_SETTINGS = "settings";

/** Legacy sections that accept both forms, with and without a trailing slash. */
const EITHER_SLASH: ReadonlySet<string> = new Set([
  "account",
  "contribute",
  "maintenance-mode",
  "payments",
]);

/** Redirects `/docs/Web` to the visitor's best language among those that have the page. */
export function insertLocale(
  path: string,
  request: RedirectRequest,
  pages: PageIndex,
): Hop | null {
  const [, section = ""] = path.split("/", 2);
  if (!ROOT_PATHS.has(path) && !isFoundWithoutLocale(section.toLowerCase())) return null;
  const available = listAvailableLocales(path, pages);
  const { preferredLocale } = request;
  const locale =
    preferredLocale && available.includes(preferredLocale)
      ? preferredLocale
      : negotiateLocale(request.acceptLanguage, available);
  return { to: `/${locale}${path}`, status: 302, cache: "visitor" };
}

function isFoundWithoutLocale(section: string): boolean {
  return (
    section === LEGACY_SETTINGS || findTopSection(section)?.isFoundWithoutLocale === true
  );
}

/** Returns all locales for a missing page, because each can show the not-found page. */
function listAvailableLocales(path: string, pages: PageIndex): readonly Locale[] {
  const page = path.replace(/\/$/, "");
  const section = page.split("/", 2)[1] ?? "";
  const locales =
    findSectionLocales(section) ??
    LOCALES.filter((locale) => isReachable(`/${locale}${page}`, pages));
  return locales.length > 0 ? locales : LOCALES;
}

function isReachable(url: string, pages: PageIndex): boolean {
  const { page } = splitDataSuffix(url);
  return pages.findCanonicalUrl(page) !== null || pages.findRedirect(page) !== null;
}

export function correctLocaleCase(path: string): Hop | null {
  const { locale, localeSegment, rest } = parsePagePath(path);
  if (!locale || locale === localeSegment) return null;
  return { to: `/${locale}${rest}`, status: 302, cache: "short" };
}

/** Redirects to the remembered language when the page exists in it. */
export function preferLocale(
  path: string,
  { preferredLocale, isLanguageChoice }: RedirectRequest,
  pages: PageIndex,
): Hop | null {
  const { locale, section, rest } = parsePagePath(path);
  if (!preferredLocale || !locale || locale === preferredLocale) return null;
  if (isLanguageChoice) return null;
  const to = findInLocale(preferredLocale, { section, rest }, pages);
  return to === null ? null : { to, status: 302, cache: "visitor" };
}

function findInLocale(
  locale: Locale,
  { section, rest }: { section: string; rest: string },
  pages: PageIndex,
): string | null {
  const url = `/${locale}${rest}`;
  if (section === "docs") return pages.findCanonicalUrl(url.replace(/\/$/, ""));
  if (isFilePath(rest)) return null;
  return findSectionLocales(section)?.includes(locale) ? url : null;
}

/** Adds the trailing slash of home, blog and curriculum, and removes that of all other pages. */
export function correctSlash(path: string): Hop | null {
  const { locale, section, rest } = parsePagePath(path);
  if (!locale || EITHER_SLASH.has(section)) return null;
  const hasSlash = path.endsWith("/");
  const wantsSlash = findTopSection(section)?.hasSlash === true;
  if (hasSlash === wantsSlash || (wantsSlash && isFilePath(rest))) return null;
  const to = wantsSlash ? `${path}/` : path.replace(/\/+$/, "");
  return { to, status: 302, cache: "long" };
}
