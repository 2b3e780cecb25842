import type { ContentStore } from "~/content-store/content-store";
import { DEFAULT_LOCALE, isLocale, type Locale } from "~/domain/locales/locale";
import { findTopSection, listSectionLocales } from "~/domain/site/find-section";
import type { SiteSection } from "~/domain/site/sections";
import { decodePercent } from "~/domain/text/decode-percent";
import { toPageOfData } from "../request-kinds";
import { parsePagePath } from "../redirects/page-path";

type Pages = Pick<ContentStore, "findCanonicalUrl" | "findAreaUrl">;

const JSON_TWIN = /\/index\.json$/;
const MARKDOWN_TWIN = /(?:^\/index)?\.md$/;

/**
 * Tells whether a path is the canonical URL of a page of the content, or of its data. The number of
 * such pages is bounded, so that requests can't fill the cache with other URLs.
 */
export function isKnownPage(path: string, pages: Pages): boolean {
  const url = toPageOfData(decodePercent(path) ?? "");
  const { localeSegment, rest } = parsePagePath(url);
  if (!isLocale(localeSegment)) return false;
  if (rest === "/search-index.json") return true;
  const page = rest.replace(JSON_TWIN, "").replace(MARKDOWN_TWIN, "").replace(/\/$/, "");
  const section = findTopSection(page.slice(1));
  if (section?.isOverviewKept !== undefined)
    return section.isOverviewKept && hasLocale(section, localeSegment);
  if (page.startsWith("/docs/"))
    return (
      pages.findCanonicalUrl(`/${localeSegment}${page}`) === `/${localeSegment}${page}`
    );
  const areaUrl = `/${DEFAULT_LOCALE}${page}`;
  return pages.findAreaUrl(areaUrl)?.replace(/\/$/, "") === areaUrl;
}

function hasLocale(section: SiteSection, locale: Locale): boolean {
  return listSectionLocales(section)?.includes(locale) ?? false;
}
