import type { FeatureStatus } from "~/domain/documents/document";
import type { ContentText } from "~/domain/text/strings";
import type { Page, ReferenceAreaName, SidebarReference } from "../core/page";
import type { Site } from "../core/site";
import type { PlatformData } from "../sources/platform/platform-data";
import type { ReferenceData } from "./data/reference-data";

/**
 * A page that the data can generate, with the facts that front matter would have. en-US only.
 */
export interface ReferencePage {
  /** As in the documentation URL: the canonical case. */
  slug: string;
  /** Backticks mark code. */
  title: string;
  shortTitle?: string;
  pageType: string;
  status: FeatureStatus[];
  browserCompat: string[];
  /** Set only when they differ from the compatibility data. */
  specUrls?: string[];
  sidebar: SidebarReference[];
  key: string;
}

/** An area of the platform: lists the pages of its data and renders them. */
export interface ReferenceArea {
  name: ReferenceAreaName;
  /** Lists all pages of the data; those with a written page are dropped later. */
  listPages(data: ReferenceData): ReferencePage[];
  /**
   * Renders the page's body as HTML for sections/finish-html.ts: the introduction, then h2 and
   * h3 sections. Links are `/en-US/docs/...`; those to missing pages become text later.
   */
  renderBody(page: Page, context: ReferenceContext): string;
}

export interface ReferenceContext {
  /** The area's key of the page. */
  key: string;
  site: Site;
  platform: PlatformData;
  data: ReferenceData;
  /** Texts of the compiler in en-US: labels of badges and cards. */
  translate: ContentText;
  /** True when notes for authors are shown. */
  isForWriters: boolean;
}
