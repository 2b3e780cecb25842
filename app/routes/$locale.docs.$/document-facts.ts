import { breakTitle } from "~/domain/documents/break-title";
import type { Document } from "~/domain/documents/document";
import { listDocFeedLinks } from "~/domain/areas/feeds";

type EditsTest = Parameters<typeof listDocFeedLinks>[2];
export type DocumentFacts = ReturnType<typeof pickFacts>;

/** DTO: the fields of a document that the screen and its head need beside the finished HTML. */
export function pickFacts(document: Omit<Document, "body">, hasEdits: EditsTest) {
  const { title, titleHTML, pageTitle, summary, mdn_url, locale } = document;
  const { toc, parents, other_translations, modified, noIndexing } = document;
  const { baseline, sidebarMacro } = document;
  const slug = mdn_url.slice(`/${locale}/docs/`.length);
  return {
    title,
    titleHTML: breakTitle(titleHTML),
    pageTitle,
    summary,
    mdn_url,
    locale,
    parents,
    modified,
    noIndexing,
    sidebarMacro,
    locales: other_translations.map(({ locale }) => locale),
    hasToc: toc.length > 0,
    baselineStatus: baseline?.feature.status ?? null,
    feeds: listDocFeedLinks(locale, slug, hasEdits),
  };
}
