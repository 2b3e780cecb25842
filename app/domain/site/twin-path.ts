import { isFileEnding, readEnding } from "../documents/asset-types";
import { DEFAULT_LOCALE, parseLocale } from "../locales/locale";

/**
 * First segments, after the locale, of the pages that exist as Markdown too; the table of sections, which
 * browsers do not load, says so as well (`hasTwins`).
 */
const TWIN_AREAS: ReadonlySet<string> = new Set([
  "docs",
  "blog",
  "curriculum",
  "community",
  "about",
  "changes",
]);
/** Pages of texts and lists below an area whose other pages are applications. */
const TWIN_PAGES = /^(?:(?:plus|observatory)\/docs\/|plus\/updates(?:$|\/[^/]+\/[^/]+$))/;
/** Endings of twins, of files that are pages elsewhere, and of what a page requests for the next one in its place. */
const OTHER_FILES: ReadonlySet<string> = new Set([
  "md",
  "json",
  "data",
  "part",
  "sidebar",
]);
const TWIN = /^(\/[^/]+)\/index\.md$|^(.+)\.md$/i;
const INDEX = /\/index(?:\.html)?$/i;

/** Tells whether pages at such a path have Markdown twins; says nothing about their existence. */
export function hasTwin(path: string): boolean {
  const [, locale = "", rest = ""] = /^\/([^/]*)\/?(.*?)\/?$/.exec(path) ?? [];
  if (!parseLocale(locale)) return false;
  const [area = ""] = rest.split("/", 1);
  return rest === "" || TWIN_AREAS.has(area.toLowerCase()) || TWIN_PAGES.test(rest);
}

/**
 * Tells whether an address leads to a page with a twin, as far as its name says: `manifest.json` may
 * be a page, or a file next to one.
 */
export function leadsToTwin(path: string): boolean {
  const ending = readEnding(path.replace(/\/$/, ""));
  return hasTwin(path) && !isFileEnding(ending) && !OTHER_FILES.has(ending);
}

/** Returns the path of a page's twin: `/en-US/docs/Web.md`; of a home page, `/en-US/index.md`. */
export function toTwinPath(path: string): string {
  const page = path.replace(/\/$/, "");
  return page.lastIndexOf("/") === 0 ? `${page}/index.md` : `${page}.md`;
}

/** Returns the page of a twin's path, without a trailing slash; null for any other path. */
export function findPageOfTwin(path: string): string | null {
  const [, home, page = home] = TWIN.exec(path) ?? [];
  return page !== undefined && hasTwin(page) ? page : null;
}

/**
 * Returns the page whose twin others name by this path and `.md`, since its address ends in a slash there
 * (llmstxt.org): `/en-US/docs/Web` for `/en-US/docs/Web/index`, unless that is a page itself. Null for any other path.
 */
export function findIndexedPage(path: string): string | null {
  return INDEX.test(path) ? path.replace(INDEX, "") : null;
}

/** Returns the path of the list of pages for programs that is nearest to a page. */
export function toPageListPath(path: string): string {
  const locale = parseLocale(path.split("/", 2)[1] ?? "") ?? DEFAULT_LOCALE;
  return `/${locale}/llms.txt`;
}
