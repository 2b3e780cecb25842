import type { ContentStore } from "~/content-store/content-store";
import { DEFAULT_LOCALE, isLocale } from "~/domain/locales/locale";
import { decodePath } from "../request-targets/check-url";
import { parsePagePath } from "../redirects/page-path";

type Pages = Pick<ContentStore, "findCanonicalUrl" | "findAreaUrl">;

const SINGLE_FETCH = /\.data$/;
const JSON_TWIN = /\/index\.json$/;
/** Pages of no source, which the server makes out of lists. */
const LISTS: ReadonlySet<string> = new Set(["/en-US/blog"]);

/**
 * Whether a path is a page that the content has, in its canonical spelling, or the data of one.
 * There are only so many of them, so nobody can fill the memory with others.
 *
 * Not kept are the lists of the community, which change by the hour.
 */
export function isKnownPage(path: string, pages: Pages): boolean {
  const url = decodePath(path)?.replace(SINGLE_FETCH, "") ?? "";
  const { localeSegment, rest } = parsePagePath(url);
  if (!isLocale(localeSegment)) return false;
  if (rest === "/search-index.json") return true;
  const page = rest.replace(JSON_TWIN, "").replace(/\/$/, "");
  if (page === "" || LISTS.has(`/${localeSegment}${page}`)) return true;
  if (page.startsWith("/docs/"))
    return (
      pages.findCanonicalUrl(`/${localeSegment}${page}`) === `/${localeSegment}${page}`
    );
  if (page === "/community") return false;
  const areaUrl = `/${DEFAULT_LOCALE}${page}`;
  return pages.findAreaUrl(areaUrl)?.replace(/\/$/, "") === areaUrl;
}
