import type { DocumentPage } from "~/services/documents/documents-service";
import { withHtml } from "~/ui/html-block/html-data";
import { filterPageSidebar } from "~/ui/sidebar/filter-page-sidebar";
import { pickFacts } from "./document-facts";
import { renderDocumentHtml } from "./render-document-html.server";

export interface DocumentDataOptions {
  /** Of the site. */
  origin: string;
  /** Fields of the address; none when left out. */
  query?: URLSearchParams;
  /** Whether the HTML is sent as data: a client navigation asks for it. */
  isDataRequest?: boolean;
  /** Of who is signed in: whether the page is in a collection of theirs. */
  isSaved?: boolean;
}

export type DocumentData = ReturnType<typeof toDocumentData>;

/** What the page of a document is made of. */
export function toDocumentData(page: DocumentPage, options: DocumentDataOptions) {
  const { origin, query = NO_QUERY, isDataRequest = false, isSaved } = options;
  const { document, articleHtml, newerEnglish } = page;
  const { sidebarHtml, sidebarFilter } = filterPageSidebar(page.sidebarHtml, query);
  return withHtml(
    {
      document: pickFacts(document),
      origin,
      hasSidebar: page.sidebarHtml !== null,
      sidebarFilter,
      newerEnglish,
      ...(isSaved !== undefined && { isSaved }),
    },
    { articleHtml, sidebarHtml, ...renderDocumentHtml(page, origin) },
    { isDataRequest },
  );
}

const NO_QUERY = new URLSearchParams();
