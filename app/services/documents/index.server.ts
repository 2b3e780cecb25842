import type { ContentStore, StoredDocument } from "~/content-store/content-store";
import type { Locale } from "~/domain/locale";
import { markSidebar } from "~/domain/mark-sidebar";
import type { Translate } from "~/domain/strings";
import { toDocumentEtag, toDocumentJson } from "./document-json.server";
import type { DocumentPage, DocumentsService } from "./documents-service";
import { renderArticle } from "./render-article.server";
import { suggestPages } from "./suggest-pages";

export { UnknownSectionError } from "./errors";
export type {
  DocumentPage,
  DocumentsService,
  NotFoundSuggestions,
} from "./documents-service";

export interface DocumentsServiceOptions {
  /** The store of the moment: it may be swapped between calls. */
  store: () => ContentStore;
  /** Article texts by locale. */
  translate: (locale: Locale) => Translate;
}

/** Documents as pages and as JSON, rendered from the content store on each call. */
export function createDocumentsService(
  options: DocumentsServiceOptions,
): DocumentsService {
  return {
    findDocumentPage(url) {
      const store = options.store();
      const found = store.findDocument(url);
      return found
        ? toPage(found, store, options.translate(found.document.locale))
        : null;
    },
    findDocumentJson(url) {
      const store = options.store();
      const found = store.findDocument(url);
      if (!found) return null;
      return {
        json: toDocumentJson(found.document, findSidebarHtml(found, store)),
        etag: toDocumentEtag(store.version, found.document.mdn_url),
      };
    },
    suggestPages: (url, locale) => suggestPages(options.store(), url, locale),
  };
}

function toPage(
  found: StoredDocument,
  store: ContentStore,
  translate: Translate,
): DocumentPage {
  const { body, ...document } = found.document;
  const articleHtml = renderArticle(body, {
    locale: document.locale,
    url: document.mdn_url,
    fragments: document.fragments,
    translate,
    findCompatTable: (query) => store.findCompatTable(query),
    readCompatBrowsers: () => store.readCompatBrowsers(),
  });
  return { document, articleHtml, sidebarHtml: findSidebarHtml(found, store) };
}

function findSidebarHtml({ document, sidebarId }: StoredDocument, store: ContentStore) {
  const sidebar = sidebarId === null ? null : store.findSidebar(sidebarId);
  return sidebar ? markSidebar(sidebar.html, document.mdn_url) : null;
}
