import type { AreaDoc } from "~/domain/areas/area-doc";
import type { BreadcrumbLink } from "~/domain/documents/document";
import { LOCALE_ROWS } from "~/domain/locales/locale";
import type { FinishedHtml } from "../html/finish-context";
import type { Page } from "../core/page";
import { toPlainTitle } from "../core/title-html";

export interface AreaDocFacts {
  /** The address that links use. */
  url: string;
  pageTitle: string;
  /** The author's summary; undefined: the first paragraph is taken. */
  summary: string | undefined;
  parents: BreadcrumbLink[];
}

/** Builds the fields that posts and curriculum pages share with documents. */
export function toAreaDoc(page: Page, html: FinishedHtml, facts: AreaDocFacts): AreaDoc {
  return {
    title: toPlainTitle(page.title),
    pageTitle: facts.pageTitle,
    summary: facts.summary ?? html.summary,
    mdn_url: facts.url,
    locale: page.locale,
    native: LOCALE_ROWS[page.locale].name,
    noIndexing: false,
    body: html.sections,
    toc: html.toc,
    parents: facts.parents,
    fragments: html.fragments,
    hasMathML: html.hasMathML,
  };
}
