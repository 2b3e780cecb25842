import type { Document } from "~/domain/documents/document";
import type { Locale } from "~/domain/locales/locale";
import type { PageLink } from "~/content-store/content-store";

/** A document for its page: metadata as data, body and sidebar as HTML. */
export interface DocumentPage {
  document: Omit<Document, "body">;
  /** All sections with headings, specification and compatibility tables included. */
  articleHtml: string;
  /** Marked for this page: aria-current on its entry, and the groups around it open. */
  sidebarHtml: string | null;
  /** Differs between sidebars, and between two states of one; null without a sidebar. */
  sidebarKey: string | null;
  /** Id of the first compatibility table. */
  compatAnchor: string | null;
  /** Date of the English page, when it is newer than this translation. */
  newerEnglish: string | null;
}

/** Reader preferences that change a page's HTML. */
export interface ReaderChoices {
  /** Ids of browsers to omit from compatibility tables. */
  hiddenBrowsers: readonly string[];
}

export type DocumentCard = Pick<
  Document,
  "short_title" | "summary" | "mdn_url" | "locale"
>;

/** The fields of a page that lists show. */
export type PageSummary = Pick<
  Document,
  "title" | "mdn_url" | "parents" | "summary" | "modified"
>;

export interface DocumentsService {
  /** Tells whether there is a page at this URL, in any case. */
  hasDocument(url: string): boolean;
  /** Tells whether pages of a language below this slug were edited in the last twelve months. */
  hasEdits(locale: Locale, area: string): boolean;
  /** Finds a page by its URL in any case; compare `document.mdn_url` to decide on a redirect. */
  findDocumentPage(url: string, reader?: ReaderChoices): DocumentPage | null;
  /** Finds the sidebar of the page at this URL, marked for it; null without one. */
  findSidebar(url: string): { html: string; etag: string } | null;
  /** Returns the fields of a link preview; renders nothing. */
  findDocumentCard(url: string): DocumentCard | null;
  /**
   * Finds the page at this URL, or the one that it has moved to: readers save pages, which the
   * content then moves (server contract, 5.7).
   */
  findPageSummary(url: string): PageSummary | null;
  /**
   * Renders the compatibility table of a feature as HTML, or that of the nearest ancestor that some
   * page shows; null when no page shows any.
   */
  renderCompatTable(key: string, locale: Locale, reader: ReaderChoices): string | null;
  /** Returns the page's JSON, `{doc, url, renderer}`, as text with its ETag, or null. */
  findDocumentJson(url: string): { json: string; etag: string } | null;
  /**
   * Returns JSON text of `[{mdn_url, locale, title, modified, popularity}]` for all documents of a
   * locale.
   */
  readLocaleMetadata(locale: Locale): { json: string; etag: string };
  /** Returns the metadata of a page: the document without its contents, and `hash`, as text. */
  findDocumentMetadata(url: string): { json: string; etag: string } | null;
  /** Returns plain text about the page's authors; null when they are unknown. */
  findContributors(url: string): { text: string; etag: string } | null;
  /** Returns the suggestions for a missing page. */
  suggestPages(url: string, locale: Locale): NotFoundSuggestions;
}

export interface NotFoundSuggestions {
  /** The same page in other locales, en-US first. */
  translations: (PageLink & { locale: Locale })[];
  /** Pages of the locale (else en-US) with a similar title or URL. */
  similar: PageLink[];
}
