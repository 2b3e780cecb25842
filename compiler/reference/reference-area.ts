import type { FeatureStatus } from "~/domain/documents/document";
import type { ContentText } from "~/domain/text/strings";
import type { Page, SidebarReference } from "../core/page";
import type { Site } from "../core/site";
import type { PlatformData } from "../sources/platform/platform-data";
import type { ReferenceData } from "./data/reference-data";
import type { ReferenceAreaName } from "../core/reference-subject";

/** A page that data can make; the facts that a writer would put in front matter. en-US only. */
export interface ReferencePage {
  /** As in the documentation URL: the canonical case. */
  slug: string;
  /** Backticks mark code. */
  title: string;
  shortTitle?: string;
  pageType: string;
  status: FeatureStatus[];
  browserCompat: string[];
  /** Only where they differ from what the compatibility data says. */
  specUrls?: string[];
  sidebar: SidebarReference[];
  key: string;
}

/** One area of the platform: which pages its data makes, and how each of them reads. */
export interface ReferenceArea {
  name: ReferenceAreaName;
  /** Every page that the data can make; those that somebody has written are left out later. */
  listPages(data: ReferenceData): ReferencePage[];
  /**
   * The page's body as HTML for html/finish-html.ts: the introduction, then h2 and h3 sections,
   * links as `/en-US/docs/...` (checked later, a missing page's link becomes text).
   */
  renderBody(page: Page, context: ReferenceContext): string;
}

export interface ReferenceContext {
  /** The area's key of the page. */
  key: string;
  site: Site;
  platform: PlatformData;
  data: ReferenceData;
  /** Compile-time texts in en-US: labels of badges and cards. */
  translate: ContentText;
}
