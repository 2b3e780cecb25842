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

/** First path segments that belong to other parts of the site. */
const TAKEN: ReadonlySet<string> = new Set([
  ...["404", "advertising", "blog", "community", "curriculum", "docs", "feedback"],
  ...["newsletter", "observatory", "play", "plus", "preferences", "search"],
]);
const ALLOWED_BELOW = /^(?:community|(?:plus|observatory)\/docs\/.+)$/i;

/**
 * Whether a generic page may have this path below the locale without shadowing another
 * part of the site.
 */
export function isGenericSlug(slug: string): boolean {
  const [first = ""] = slug.toLowerCase().split("/", 1);
  return slug !== "" && (!TAKEN.has(first) || ALLOWED_BELOW.test(slug));
}
