import type { DocumentPage } from "~/services/documents/documents-service";
import { withHtml } from "~/ui/html-block/html-data";
import { filterPageSidebar } from "~/ui/sidebar/filter-page-sidebar";
import { pickFacts } from "./document-facts";

export interface DocumentDataOptions {
  /** Origin of the site. */
  origin: string;
  /** Query of the URL. */
  query?: URLSearchParams;
  /** Whether the HTML is serialized, as for a client navigation. */
  isDataRequest?: boolean;
  /** Whether the signed-in reader has saved the page; absent when signed out. */
  isSaved?: boolean;
}

export type DocumentData = ReturnType<typeof toDocumentData>;

/** Loader data of a document's page. */
export function toDocumentData(page: DocumentPage, options: DocumentDataOptions) {
  const { origin, query = NO_QUERY, isDataRequest = false, isSaved } = options;
  const { document, articleHtml, compatAnchor, newerEnglish } = page;
  const { sidebarHtml, sidebarFilter } = filterPageSidebar(page.sidebarHtml, query);
  return withHtml(
    {
      document: { ...pickFacts(document), compatAnchor },
      origin,
      hasSidebar: page.sidebarHtml !== null,
      sidebarFilter,
      newerEnglish,
      ...(isSaved !== undefined && { isSaved }),
    },
    { articleHtml, sidebarHtml },
    { isDataRequest },
  );
}

const NO_QUERY = new URLSearchParams();
