import type { Section, SpecificationLink, TocEntry } from "~/domain/documents/document";
import type { ReportFlaw } from "~/domain/documents/flaw";
import type { Sample } from "~/domain/documents/sample";
import type { ContentText } from "~/domain/text/strings";
import type { Locate, Source } from "../core/locate";
import type { Page } from "../core/page";
import type { Site } from "../core/site";
import type { Ids } from "./ids";
import type { Assets } from "./assets";
import type { Container, Element } from "../core/tree";

/** Input for finishing one page's HTML. */
export interface FinishContext {
  page: Page;
  site: Site;
  /** Texts of the compiler in the page's locale. */
  translate: ContentText;
  report: ReportFlaw;
  /** The Markdown source, for the places of flaws. */
  source: Source;
  /** Files beside the pages, shared by the whole compile. */
  assets: Assets;
  /** Renders code as HTML with highlighted tokens; escapes code in an unknown language. */
  highlight: (code: string, language: string) => string;
  listSpecifications: (
    browserCompat: string[],
    specUrls: string[],
  ) => SpecificationLink[];
  /** Changes that an area makes to the tree before the common rules. */
  prepare?: PrepareTree;
}

export type PrepareTree = (root: Container, job: FinishJob) => void;

export interface FinishedHtml {
  sections: Section[];
  toc: TocEntry[];
  /** Plain text of the first paragraph. */
  summary: string;
  /** All visible text, for full-text search. */
  text: string;
  /** All ids on the page. */
  fragments: string[];
  hasMathML: boolean;
  /** Inner HTML of an inline sidebar (`section#Quick_links`). */
  quickLinksHtml: string | null;
  /** Code of the page's live samples and interactive examples. */
  samples: Sample[];
}

/** State of one page: its context, and notes that the rules make for each other. */
export interface FinishJob extends FinishContext {
  locate: Locate;
  ids: Ids;
  /** Links within the page, checked when all ids are assigned. */
  fragmentLinks: string[];
  /** Links of macros to the page's compatibility table. */
  compatLinks: Element[];
  /** Markers of tables that stood deeper, to follow the element at root level that held them. */
  liftedTables: Element[];
  /** Elements that get their ids in the second pass. */
  nameLater: Element[];
  /** Terms and inner headings that become links to themselves. */
  selfLinked: Element[];
  hasMathML: boolean;
  /** True when an element shows a sample. */
  hasEmbeds: boolean;
  /** True inside of an element that gets a scroll container. */
  isInScroller: boolean;
  /** True inside of a link. */
  isInLink: boolean;
  /** Level of the last heading at root level; the page's title has level 1. */
  headingLevel: number;
}
