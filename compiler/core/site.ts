import type { Locale } from "~/domain/locales/locale";
import type { Page } from "./page";

/** A move that `_redirects.txt` lists; `from` and `to` are decoded URLs. */
export interface Redirect {
  from: string;
  to: string;
}

/** A heading of a page, in the order of the page. */
export interface PageHeading {
  level: number;
  id: string;
}

/**
 * Index of all pages by URL, which links, macros and sidebars query during rendering. Built
 * from all front matter before the first page is rendered; read-only.
 */
export interface Site {
  readonly pages: readonly Page[];
  /** Lists the pages of a locale: the same list while none of them has changed. */
  listLocale(locale: Locale): readonly Page[];
  /** Ignores case. The caller removes a trailing slash or fragment. */
  findPage(url: string): Page | null;
  /** Lists direct children of the page at this URL, in slug order. */
  listChildren(url: string): readonly Page[];
  /** Lists all pages below this URL at any depth, in slug order. */
  listDescendants(url: string): readonly Page[];
  /**
   * Resolves a link: follows a redirect (one hop, because chains are stored shortened, and one more in en-US
   * from a locale's), corrects case, falls back from a locale to en-US. `url` is decoded, without fragment. Calls
   * `onAsked` for each address whose page or redirect the answer depends on, missing ones too.
   */
  resolveLink(url: string, onAsked?: (url: string) => void): LinkTarget;
  listTranslations(slug: string): readonly Page[];
  /** True when a path (decoded, without fragment) belongs to an area but has no page. */
  isAreaPageMissing(path: string): boolean;
  /**
   * Records a look-up by name, or by a path that ends in it, in an index made of `listLocale`, because the answer depends
   * on which pages have slugs that end in it (`toNameKey`).
   */
  noteNameUse(name: string): void;
  /** Lists a page's headings, read at the first call; empty when they are unknown. */
  listHeadings(page: Page): readonly PageHeading[];
  /**
   * Returns the plain text of a page's first paragraph; may be empty. The macros in it ask `asking`, else
   * this site.
   */
  getSummary(page: Page, asking?: Site): string;
}

export type LinkTarget =
  /** A page; `redirected`: through _redirects.txt; `illCased`: the case was wrong; `fallback`: en-US instead of the wanted locale. */
  | {
      kind: "page";
      page: Page;
      /** Fragment of the redirect's target with `#`, or an empty string. */
      hash: string;
      redirected: boolean;
      illCased: boolean;
      fallback: boolean;
    }
  /** A redirect that leaves the documentation: an https URL or another path of the site. */
  | { kind: "elsewhere"; url: string }
  | { kind: "missing" };
