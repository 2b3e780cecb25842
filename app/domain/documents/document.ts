import type { Baseline } from "../compat/baseline";
import type { Locale } from "../locales/locale";

/** Status markers of a feature, as in front matter. */
export const FEATURE_STATUSES = ["experimental", "non-standard", "deprecated"] as const;
export type FeatureStatus = (typeof FEATURE_STATUSES)[number];

interface SectionHeading {
  id: string | null;
  /** Inner HTML of the heading, without its anchor. */
  title: string | null;
  isH3: boolean;
}

export interface ProseSection {
  type: "prose";
  value: SectionHeading & { content: string };
}

export interface CompatSection {
  type: "browser_compatibility";
  value: SectionHeading & { query: string };
}

export interface SpecificationLink {
  bcdSpecificationURL: string;
  title: string;
}

export interface SpecificationsSection {
  type: "specifications";
  value: SectionHeading & { query: string; specifications: SpecificationLink[] };
}

export type Section = ProseSection | CompatSection | SpecificationsSection;

/** A heading of the page; `sub` marks an h3 below the preceding entry. `text` is HTML. */
export interface TocEntry {
  id: string;
  text: string;
  sub?: true;
}

export interface BreadcrumbLink {
  uri: string;
  title: string;
}

export interface TranslationLink {
  locale: Locale;
  title: string;
  native: string;
}

export interface DocumentSource {
  /** Folder below `files/`, such as `en-us/web/html`. */
  folder: string;
  filename: string;
  /** Null when the repository is private. */
  github_url: string | null;
  last_commit_url: string | null;
}

/** A sidebar link, or a group of links, nested as in prebuilt trees. */
export interface RelatedContent {
  title: string;
  uri?: string;
  content?: RelatedContent[];
}

/**
 * One documentation page, as in its JSON version (content format, section 8.1). The
 * sidebar is stored separately and joined on delivery.
 */
export interface Document {
  title: string;
  short_title: string;
  /** The title with text in backticks as `<code>`. */
  titleHTML: string;
  pageTitle: string;
  summary: string;
  mdn_url: string;
  locale: Locale;
  native: string;
  isTranslated: boolean;
  isActive: boolean;
  isMarkdown: boolean;
  body: Section[];
  toc: TocEntry[];
  parents: BreadcrumbLink[];
  other_translations: TranslationLink[];
  source: DocumentSource;
  /** ISO 8601 date with time, or null when the history is unknown. */
  modified: string | null;
  /** Names of the page's authors, latest first; empty when the history is unknown. */
  contributors: string[];
  /** Views relative to the most viewed page, 0 to 1; null when views were not counted. */
  popularity: number | null;
  noIndexing: boolean;
  pageType: string;
  status: FeatureStatus[];
  browserCompat: string[];
  baseline: Baseline | null;
  hasMathML: boolean;
  /** All ids on the page, the possible targets of fragments. */
  fragments: string[];
  sidebarMacro: string | null;
  /** Groups of the sidebar; prebuilt pages only. */
  related_content?: RelatedContent[];
}
