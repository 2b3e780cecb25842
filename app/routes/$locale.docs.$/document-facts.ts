import type { Document } from "~/domain/documents/document";
import { listDocFeedLinks } from "~/domain/areas/feeds";

export type DocumentFacts = ReturnType<typeof pickFacts> & {
  compatAnchor: string | null;
};

/** DTO: the fields of a document that the screen needs. */
export function pickFacts(document: Omit<Document, "body">) {
  const { title, titleHTML, pageTitle, summary, mdn_url, locale, isTranslated } =
    document;
  const { toc, parents, other_translations, source, modified, noIndexing } = document;
  const { baseline, sidebarMacro, contributors } = document;
  const slug = mdn_url.slice(`/${locale}/docs/`.length);
  const hasContributors = contributors.length > 0;
  return {
    ...{ title, titleHTML, pageTitle, summary, mdn_url, locale, isTranslated },
    ...{ toc, parents, other_translations, source, modified, noIndexing },
    ...{ baseline, sidebarMacro, hasContributors },
    feeds: listDocFeedLinks(locale, slug),
  };
}
