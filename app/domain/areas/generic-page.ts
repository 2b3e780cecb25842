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

/** About, community, the Plus and the observatory documentation: English, in every locale. */
export interface GenericPage {
  hyData: {
    id: string;
    title: string;
    /** The first one has no heading of its own; where the source has an h1, it begins with it. */
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
  /** The pages of its group, where there are several. */
  sidebar: { title: string; items: AreaSidebarItem[] } | null;
  renderer: GenericTemplate;
}

/** The page that every locale has for a missing one. */
const NOT_FOUND = "404";

/** Whether a single page may have this path below the locale, and be reached there. */
export function isGenericSlug(slug: string): boolean {
  const path = slug.toLowerCase();
  if (path === "" || path.split("/", 1)[0] === NOT_FOUND) return false;
  const section = findSection(`/${DEFAULT_LOCALE}/${path}`);
  if (section === null || section.singlePages === "all") return true;
  const isOverview = `/${path}` === section.path;
  return section.singlePages === (isOverview ? "overview" : "below");
}
