import { LOCALES, parseLocale, type Locale } from "~/domain/locales/locale";

/** Sections below a locale, by their canonical name, and the locales that have them. */
const ENGLISH_ONLY: readonly Locale[] = ["en-US"];

const SECTION_LOCALES: ReadonlyMap<string, readonly Locale[]> = new Map([
  ["", LOCALES],
  ["about", LOCALES],
  ["advertising", LOCALES],
  ["blog", ENGLISH_ONLY],
  ["community", LOCALES],
  ["curriculum", ENGLISH_ONLY],
  ["newsletter", LOCALES],
  ["observatory", LOCALES],
  ["play", LOCALES],
  ["plus", LOCALES],
  ["search", LOCALES],
]);

/** Sections whose URLs end in a slash. */
export const SLASHED_SECTIONS: ReadonlySet<string> = new Set(["", "blog", "curriculum"]);

/** Suffixes of a page's data files: they move with their page. */
const DATA_SUFFIXES = ["/index.json", "/bcd.json", "/metadata.json", "/contributors.txt"];

export interface PagePath {
  /** As written in the path. */
  localeSegment: string;
  /** The locale it stands for in any case, or null. */
  locale: Locale | null;
  /** First segment after the locale; empty for a home page. */
  section: string;
  /** Everything after the locale, with its leading slash; empty when there is none. */
  rest: string;
}

export function parsePagePath(path: string): PagePath {
  const [, localeSegment = "", rest = ""] = /^\/([^/]*)(.*)$/s.exec(path) ?? [];
  const section = rest.split("/", 2)[1] ?? "";
  return { localeSegment, locale: parseLocale(localeSegment), section, rest };
}

/** Splits `/en-US/docs/Web/index.json` into the page's path and `/index.json`. */
export function splitDataSuffix(path: string): { page: string; suffix: string } {
  const suffix = DATA_SUFFIXES.find((known) => path.endsWith(known)) ?? "";
  return { page: path.slice(0, path.length - suffix.length), suffix };
}

/** The locales that have a section (not docs, where each page counts), or null if unknown. */
export function findSectionLocales(section: string): readonly Locale[] | null {
  return SECTION_LOCALES.get(section.toLowerCase()) ?? null;
}

/** True when the last segment is a file name such as `rss.xml`. */
export function isFilePath(path: string): boolean {
  return /\.[a-z0-9]{2,5}$/i.test(path);
}

const OTHER_SERVICES =
  /^\/(?:api|admin-api|users|events\/fxa|pong|pimg|submit|healthz|readyz)(?:\/|$)/;

/** True for paths that are no pages: their own routes answer, and nothing here moves them. */
export function isServicePath(path: string): boolean {
  return OTHER_SERVICES.test(path);
}
