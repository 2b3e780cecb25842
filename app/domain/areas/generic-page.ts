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

/** First segments of addresses that belong to other parts of the site. */
const TAKEN: ReadonlySet<string> = new Set([
  ...["404", "advertising", "blog", "community", "curriculum", "docs", "feedback"],
  ...["newsletter", "observatory", "play", "plus", "preferences", "search"],
]);
const ALLOWED_BELOW = /^(?:community|(?:plus|observatory)\/docs\/.+)$/i;

/** Whether a single page may have this path below the locale, and be reached there. */
export function isGenericSlug(slug: string): boolean {
  const [first = ""] = slug.toLowerCase().split("/", 1);
  return slug !== "" && (!TAKEN.has(first) || ALLOWED_BELOW.test(slug));
}
