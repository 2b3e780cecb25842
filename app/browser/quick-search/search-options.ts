import { toPageTrail } from "~/domain/quick-search/page-trail";
import type { TitleIndex } from "~/domain/quick-search/prepare-titles";
import { searchTitles } from "~/domain/quick-search/search-titles";
import type { TitlePart } from "~/domain/quick-search/split-at-ranges";
import { toHref } from "~/domain/documents/slug";
import type { InterfaceText } from "~/domain/text/strings";

const LOW_WINDOW_PIXELS = 850;
const RESULTS_IN_LOW_WINDOW = 5;
const RESULTS = 10;

/** One line of the list: a link. */
export interface SearchOption {
  href: string;
  parts: readonly TitlePart[];
  /** Where the page stands; for the site search, what it looks for. */
  about: string;
  /** False for the link to the site search. */
  isPage: boolean;
  /** True for a page whose title is only like what was typed; such pages come last. */
  isNear: boolean;
}

export interface SearchResults {
  options: SearchOption[];
  /** How many of them are pages. */
  count: number;
}

/** What the list shows for a typed text; the last line always leads to the site search. */
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
  /** Of the locale, without its query. */
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
