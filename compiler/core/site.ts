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
 * Every page of the site by URL: what links, macros and sidebars ask while pages are
 * rendered. Built from all front matter before the first page is rendered; read-only.
 */
export interface Site {
  readonly pages: readonly Page[];
  /** Ignores case; a trailing slash or fragment must be removed by the caller. */
  findPage(url: string): Page | null;
  /** Direct children of the page at this URL, in slug order. */
  listChildren(url: string): readonly Page[];
  /** All pages below this URL at any depth, in slug order. */
  listDescendants(url: string): readonly Page[];
  /**
   * Where a link leads: follows redirects (one hop, they are stored shortened), corrects
   * case, falls back from a locale to en-US. `url` is decoded, without fragment.
   */
  resolveLink(url: string): LinkTarget;
  listTranslations(slug: string): readonly Page[];
  /**
   * Whether a path (decoded, without fragment) leads into blog, curriculum or another area, to a
   * page that is not there.
   */
  isAreaPageMissing(path: string): boolean;
  /**
   * To be called by whoever looks something up in an index of his own over `pages`: what is
   * rendered now depends on which pages there are below this slug prefix.
   */
  noteIndexUse(prefix: string): void;
  /** A page's headings, read when first asked for; none when nothing is known of them. */
  listHeadings(page: Page): readonly PageHeading[];
  /** Plain text of a page's first paragraph, read when first asked for; may be empty. */
  findSummary(page: Page): string;
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
