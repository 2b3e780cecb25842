import { parseLocale, type Locale } from "~/domain/locales/locale";
import { findTopSection, listSectionLocales } from "~/domain/site/find-section";

/** Suffixes of a page's data files, and of lists of the pages below it, which are redirected with their page. */
const DATA_SUFFIX =
  /(?:\/(?:(?:index|bcd|metadata)\.json|contributors\.txt|llms(?:-\d+|-full)?\.txt)|\.md)$/;

/** The site's root, and its data. */
export const ROOT_PATHS: ReadonlySet<string> = new Set(["/", "/index.json"]);

export interface PagePath {
  /** As written in the path. */
  localeSegment: string;
  /** The matching locale (any case), or null. */
  locale: Locale | null;
  /** First segment after the locale; "" for a home page. */
  section: string;
  /** Everything after the locale, with its leading slash; "" when there is none. */
  rest: string;
}

export function parsePagePath(path: string): PagePath {
  const [, localeSegment = "", rest = ""] = /^\/([^/]*)(.*)$/s.exec(path) ?? [];
  const section = rest.split("/", 2)[1] ?? "";
  return { localeSegment, locale: parseLocale(localeSegment), section, rest };
}

/** Splits `/en-US/docs/Web/index.json` into the page's path and `/index.json`. */
export function splitDataSuffix(path: string): { page: string; suffix: string } {
  const suffix = DATA_SUFFIX.exec(path)?.[0] ?? "";
  return { page: path.slice(0, path.length - suffix.length), suffix };
}

/**
 * Returns the locales that have a section; null for docs, where each page has its own, and for
 * unknown ones.
 */
export function findSectionLocales(section: string): readonly Locale[] | null {
  const found = findTopSection(section.toLowerCase());
  return found && listSectionLocales(found);
}

/** Writes a data suffix as it is known: `/en-US/docs/Web.MD` becomes `/en-US/docs/Web.md`. */
export function toKnownSuffix(path: string): string {
  const suffix = DATA_SUFFIX.exec(path.toLowerCase())?.[0] ?? "";
  return path.slice(0, path.length - suffix.length) + suffix;
}

/** Tells whether the last segment is a file name such as `rss.xml`. */
export function isFilePath(path: string): boolean {
  return /\.[a-z0-9]{2,5}$/i.test(path);
}

const OTHER_SERVICES =
  /^\/(?:api|admin-api|mcp|users|events\/fxa|pong|pimg|submit|healthz|readyz)(?:\/|$)/i;

/** Tells whether a path belongs to an API or service, which has its own routes and no redirects. */
export function isServicePath(path: string): boolean {
  return OTHER_SERVICES.test(path);
}
