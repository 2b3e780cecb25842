import type { BreadcrumbLink, Section, TocEntry } from "../documents/document";
import type { Locale } from "../locales/locale";

/** What posts and curriculum pages have in common with documents. */
export interface AreaDoc {
  title: string;
  pageTitle: string;
  summary: string;
  mdn_url: string;
  locale: Locale;
  native: string;
  noIndexing: boolean;
  body: Section[];
  toc: TocEntry[];
  parents: BreadcrumbLink[];
  /** Every id on the page that a fragment can point at. */
  fragments: string[];
  hasMathML: boolean;
}

/** A page or a group of pages in a sidebar. */
export interface AreaSidebarItem {
  url: string;
  title: string;
  slug: string;
  children?: AreaSidebarItem[];
}

/** CSS pixels, from the file; missing where it says none. */
export interface ImageSize {
  width: number;
  height: number;
}
