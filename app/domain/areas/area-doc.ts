import type { BreadcrumbLink, Section, TocEntry } from "../documents/document";
import type { Locale } from "../locales/locale";

/** Fields that posts and curriculum pages share with documents. */
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
  /** All ids on the page, the possible targets of fragments. */
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

/** CSS pixels, read from the file; absent when the file gives no size. */
export interface ImageSize {
  width: number;
  height: number;
}
