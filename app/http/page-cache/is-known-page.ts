import type { ContentStore } from "~/content-store/content-store";
import { DEFAULT_LOCALE, isLocale } from "~/domain/locales/locale";
import { decodePercent } from "~/domain/text/decode-percent";
import { toPageOfData } from "../request-kinds";
import { parsePagePath } from "../redirects/page-path";

type Pages = Pick<ContentStore, "findCanonicalUrl" | "findAreaUrl">;

const JSON_TWIN = /\/index\.json$/;
const MARKDOWN_TWIN = /(?:^\/index)?\.md$/;
/** Lists that the server generates, without a source page. */
const LISTS: ReadonlySet<string> = new Set(["/en-US/blog"]);

/**
 * Tells whether a path is the canonical URL of a page of the content, or of its data. The number of
 * such pages is bounded, so that requests can't fill the cache with other URLs.
 *
 * Excludes the community page, because its lists change every hour.
 */
export function isKnownPage(path: string, pages: Pages): boolean {
  const url = toPageOfData(decodePercent(path) ?? "");
  const { localeSegment, rest } = parsePagePath(url);
  if (!isLocale(localeSegment)) return false;
  if (rest === "/search-index.json") return true;
  const page = rest.replace(JSON_TWIN, "").replace(MARKDOWN_TWIN, "").replace(/\/$/, "");
  if (page === "" || LISTS.has(`/${localeSegment}${page}`)) return true;
  if (page.startsWith("/docs/"))
    return (
      pages.findCanonicalUrl(`/${localeSegment}${page}`) === `/${localeSegment}${page}`
    );
  if (page === "/community") return false;
  const areaUrl = `/${DEFAULT_LOCALE}${page}`;
  return pages.findAreaUrl(areaUrl)?.replace(/\/$/, "") === areaUrl;
}
