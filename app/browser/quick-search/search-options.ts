import { toPageTrail } from "~/domain/quick-search/page-trail";
import type { TitleIndex } from "~/domain/quick-search/prepare-titles";
import { searchTitles } from "~/domain/quick-search/search-titles";
import type { TitlePart } from "~/domain/quick-search/split-at-ranges";
import { toHref } from "~/domain/documents/slug";
import type { InterfaceText } from "~/domain/text/strings";

const LOW_WINDOW_PIXELS = 850;
const RESULTS_IN_LOW_WINDOW = 5;
const RESULTS = 10;

/** One option of the list, a link. */
export interface SearchOption {
  href: string;
  parts: readonly TitlePart[];
  /** Breadcrumbs of the page, or the query of the site search. */
  about: string;
  /** False for the link to the site search. */
  isPage: boolean;
  /** True for a page that matches with a typo; such pages come last. */
  isNear: boolean;
}

export interface SearchResults {
  options: SearchOption[];
  /** Number of pages among them. */
  count: number;
}

/** Options for a typed text; the last one always leads to the site search. */
export function listOptions(
  titles: TitleIndex,
  typed: string,
  { text, searchUrl, windowHeight }: OptionContext,
): SearchResults {
  const limit = windowHeight < LOW_WINDOW_PIXELS ? RESULTS_IN_LOW_WINDOW : RESULTS;
  const pages = searchTitles(titles, typed, limit).map(({ url, parts, isNear }) => ({
    href: toHref(url),
    parts,
    about: toPageTrail(url),
    isPage: true,
    isNear,
  }));
  const query = typed.trim();
  const siteSearch = {
    href: `${searchUrl}?${new URLSearchParams({ q: query }).toString()}`,
    isPage: false,
    isNear: false,
    ...describeSiteSearch(pages.length, query, text),
  };
  return { options: [...pages, siteSearch], count: pages.length };
}

export interface OptionContext {
  text: InterfaceText;
  /** URL of the locale's site search, without query. */
  searchUrl: string;
  /** In pixels. */
  windowHeight: number;
}

function describeSiteSearch(count: number, query: string, text: InterfaceText) {
  const about = text("quick-search-site", { query });
  const plain = (part: string) => [{ text: part, isMatch: false }];
  return count === 0
    ? { parts: plain(about), about: "" }
    : { parts: plain(text("quick-search-more")), about };
}
