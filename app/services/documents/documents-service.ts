import type { Document } from "~/domain/documents/document";
import type { Locale } from "~/domain/locales/locale";
import type { PageLink } from "~/content-store/content-store";

/** A document as its page needs it: facts as data, body and sidebar as finished HTML. */
export interface DocumentPage {
  document: Omit<Document, "body">;
  /** Every section with its heading, specification and compatibility tables included. */
  articleHtml: string;
  /** Marked for this page: aria-current on its entry, the groups around it open. */
  sidebarHtml: string | null;
  /** The id that leads to the first compatibility table. */
  compatAnchor: string | null;
  /** When the English page was changed, if that was after this translation of it. */
  newerEnglish: string | null;
}

/** What a reader has asked for that changes a page. */
export interface ReaderChoices {
  /** Ids of browsers to leave out of compatibility tables. */
  hiddenBrowsers: readonly string[];
}

export type DocumentCard = Pick<
  Document,
  "short_title" | "summary" | "mdn_url" | "locale"
>;

/** What lists of pages tell of one that is somewhere else on the site. */
export type PageSummary = Pick<
  Document,
  "title" | "mdn_url" | "parents" | "summary" | "modified"
>;

export interface DocumentsService {
  /** Whether there is a page at this URL, in any case. */
  hasDocument(url: string): boolean;
  /** Looks up in any case; compare `document.mdn_url` to know whether to redirect. */
  findDocumentPage(url: string, reader?: ReaderChoices): DocumentPage | null;
  /** What a link to the page wants to tell; renders nothing. */
  findDocumentCard(url: string): DocumentCard | null;
  findPageSummary(url: string): PageSummary | null;
  /** The JSON twin: `{doc, url, renderer}` as text with its ETag, or null. */
  findDocumentJson(url: string): { json: string; etag: string } | null;
  /** What is known about a page, without its contents: the document and its `hash`, as text. */
  /** JSON text of `[{mdn_url, locale, title, modified, popularity}]`: all documents of a locale. */
  readLocaleMetadata(locale: Locale): { json: string; etag: string };
  findDocumentMetadata(url: string): { json: string; etag: string } | null;
  /** Plain text that says where the page's authors are listed; null where nobody can see it. */
  findContributors(url: string): { text: string; etag: string } | null;
  /** What to offer when a page is not there. */
  suggestPages(url: string, locale: Locale): NotFoundSuggestions;
}

export interface NotFoundSuggestions {
  /** The same page in another locale, en-US first. */
  translations: (PageLink & { locale: Locale })[];
  /** Pages of the wanted locale (else en-US) with a like title or address. */
  similar: PageLink[];
}
