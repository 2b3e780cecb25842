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

/** What finishing one page's HTML needs to know. */
export interface FinishContext {
  page: Page;
  site: Site;
  /** Compile-time texts in the page's locale. */
  translate: ContentText;
  report: ReportFlaw;
  /** The Markdown, to say where a flaw is. */
  source: Source;
  /** The files beside the pages; one for the whole compile. */
  assets: Assets;
  /** Code as HTML with markup for its tokens; escapes a language that it doesn't know. */
  highlight: (code: string, language: string) => string;
  listSpecifications: (
    browserCompat: string[],
    specUrls: string[],
  ) => SpecificationLink[];
  /** What an area does to its pages before the rules of all pages. */
  prepare?: PrepareTree;
}

export type PrepareTree = (root: Container, job: FinishJob) => void;

export interface FinishedHtml {
  sections: Section[];
  toc: TocEntry[];
  /** Plain text of the first paragraph. */
  summary: string;
  /** Everything a reader sees as plain text, for full-text search. */
  text: string;
  /** Every id on the page. */
  fragments: string[];
  hasMathML: boolean;
  /** Inner HTML of an inline sidebar (`section#Quick_links`). */
  quickLinksHtml: string | null;
  /** The code behind the page's live samples and interactive examples. */
  samples: Sample[];
}

/** One page at work: the context, and what the rules note down for each other. */
export interface FinishJob extends FinishContext {
  locate: Locate;
  ids: Ids;
  /** Links to places of the page itself, to be checked when all of these have their ids. */
  fragmentLinks: string[];
  /** Links of macros to the page's compatibility table. */
  compatLinks: Element[];
  /** Elements that get their id when all others have theirs. */
  nameLater: Element[];
  /** Terms and inner headings that become links to themselves. */
  selfLinked: Element[];
  hasMathML: boolean;
  /** True when something on the page shows a sample. */
  hasEmbeds: boolean;
  /** Of the last heading at root level; the page's title has level 1. */
  headingLevel: number;
}
