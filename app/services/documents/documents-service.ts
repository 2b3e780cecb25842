import type { Document } from "~/domain/document";
import type { Locale } from "~/domain/locale";
import type { PageLink } from "~/content-store/content-store";

/** A document as its page needs it: facts as data, body and sidebar as finished HTML. */
export interface DocumentPage {
  document: Omit<Document, "body">;
  /** Every section with its heading, specification and compatibility tables included. */
  articleHtml: string;
  /** Marked for this page: aria-current on its entry, the groups around it open. */
  sidebarHtml: string | null;
}

export interface DocumentsService {
  /** Looks up in any case; compare `document.mdn_url` to know whether to redirect. */
  findDocumentPage(url: string): DocumentPage | null;
  /** The JSON twin: `{doc, url, renderer}` as text with its ETag, or null. */
  findDocumentJson(url: string): { json: string; etag: string } | null;
  /** What to offer when a page is not there. */
  suggestPages(url: string, locale: Locale): NotFoundSuggestions;
}

export interface NotFoundSuggestions {
  /** The same page in another locale, en-US first. */
  translations: (PageLink & { locale: Locale })[];
  /** Pages of the wanted locale (else en-US) with a like title or address. */
  similar: PageLink[];
}
