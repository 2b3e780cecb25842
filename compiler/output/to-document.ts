import type { Document } from "~/domain/documents/document";
import { isIndexable } from "~/domain/documents/indexable";
import { DEFAULT_LOCALE, LOCALE_ROWS } from "~/domain/locales/locale";
import { urlKey } from "~/domain/documents/slug";
import type { FinishedHtml } from "../html/finish-context";
import type { History, Page, SidebarReference } from "../core/page";
import { listParents, toPageTitle } from "../sections/facts";
import { toPlainTitle, toTitleHtml } from "../core/title-html";
import type { Site } from "../core/site";
import type { Popularities } from "../sources/docs/popularities";
import type { PlatformData } from "../sources/platform/platform-data";
import { toSource } from "./source-links";

export interface DocumentParts {
  html: FinishedHtml;
  sidebars: readonly SidebarReference[];
  site: Site;
  platform: PlatformData;
  history: History;
  popularities: Popularities;
  siteName: string;
  isPublicSource: boolean;
}

/** Joins a page's facts from front matter, body, data sets and history. */
export function toDocument(page: Page, parts: DocumentParts): Document {
  const { html, site, platform, history, popularities, siteName } = parts;
  const past = history.get(page.path) ?? null;
  return {
    title: toPlainTitle(page.title),
    short_title: page.shortTitle,
    titleHTML: toTitleHtml(page.title),
    pageTitle: toPageTitle(page, site, siteName),
    summary: html.summary,
    mdn_url: page.url,
    locale: page.locale,
    native: LOCALE_ROWS[page.locale].name,
    isTranslated: page.locale !== DEFAULT_LOCALE,
    isActive: true,
    isMarkdown: true,
    body: html.sections,
    toc: html.toc,
    parents: listParents(page, site),
    other_translations: site.listTranslations(page.slug).map(({ locale, title }) => ({
      locale,
      title: toPlainTitle(title),
      native: LOCALE_ROWS[locale].name,
    })),
    source: toSource(page, {
      isPublic: parts.isPublicSource,
      commit: past?.hash ?? null,
    }),
    modified: past?.modified ?? null,
    contributors: past?.contributors ?? [],
    popularity: popularities.get(urlKey(page.url)) ?? null,
    noIndexing: !isIndexable(page.slug),
    pageType: page.pageType,
    status: page.status,
    browserCompat: page.browserCompat,
    baseline: platform.findBaseline(page.browserCompat),
    hasMathML: html.hasMathML,
    fragments: html.fragments,
    sidebarMacro: parts.sidebars[0]?.name ?? page.sidebar[0]?.name ?? null,
  };
}
