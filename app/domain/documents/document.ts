import type { Baseline } from "../compat/baseline";
import type { Locale } from "../locales/locale";

/** Markers on a feature, as front matter names them. */
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

/** A heading of the page; `sub` marks an h3 below the entry before it. `text` is HTML. */
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
  /** Null when nobody but the operator can see the source. */
  github_url: string | null;
  last_commit_url: string | null;
}

/** A group of links of a page's sidebar, or one link, as prebuilt trees nest them. */
export interface RelatedContent {
  title: string;
  uri?: string;
  content?: RelatedContent[];
}

/**
 * One documentation page as its JSON twin shows it (content format, section 8.1). The
 * sidebar is kept apart in the store and joined when the twin is served.
 */
export interface Document {
  title: string;
  short_title: string;
  /** The title with its backticks turned into `<code>`. */
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
  /** Names of who wrote the page, the latest first; empty when the history is unknown. */
  contributors: string[];
  /** Views as a share of the most viewed page's, 0 to 1; null when nobody counted. */
  popularity: number | null;
  noIndexing: boolean;
  pageType: string;
  status: FeatureStatus[];
  browserCompat: string[];
  baseline: Baseline | null;
  hasMathML: boolean;
  /** Every id on the page that a fragment can point at. */
  fragments: string[];
  sidebarMacro: string | null;
  /** The sidebar's groups, of prebuilt pages alone. */
  related_content?: RelatedContent[];
}
