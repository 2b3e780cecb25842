import { DEFAULT_LOCALE } from "../locales/locale";
import { findSection } from "../site/find-section";
import type { Section, TocEntry } from "../documents/document";
import type { AreaSidebarItem } from "./area-doc";

export const GENERIC_TEMPLATES = [
  "GenericDoc",
  "GenericAbout",
  "GenericCommunity",
] as const;
export type GenericTemplate = (typeof GENERIC_TEMPLATES)[number];

/**
 * About, community, and the documentation of Plus and the observatory: English in every
 * locale.
 */
export interface GenericPage {
  hyData: {
    id: string;
    title: string;
    /** The first section has no title; an h1 of the source is part of its content. */
    sections: Section[];
    toc: TocEntry[];
    fragments: string[];
  };
  short_title: string;
  pageTitle: string;
  /** Plain text of the first paragraph. */
  description: string;
  url: string;
  /** Path below the locale: `about`, `plus/docs/faq`. */
  id: string;
  /** The pages of its group; null when the group has one page. */
  sidebar: { title: string; items: AreaSidebarItem[] } | null;
  renderer: GenericTemplate;
}

/** Path of the not-found page, which exists in every locale. */
const NOT_FOUND = "404";

/**
 * Whether a generic page may have this path below the locale without shadowing another
 * part of the site.
 */
export function isGenericSlug(slug: string): boolean {
  const path = slug.toLowerCase();
  if (path === "" || path.split("/", 1)[0] === NOT_FOUND) return false;
  const section = findSection(`/${DEFAULT_LOCALE}/${path}`);
  if (section === null || section.singlePages === "all") return true;
  const isOverview = `/${path}` === section.path;
  return section.singlePages === (isOverview ? "overview" : "below");
}
