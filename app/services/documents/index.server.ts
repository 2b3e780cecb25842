import type {
  ContentStore,
  PageLink,
  StoredDocument,
} from "~/content-store/content-store";
import { findCompatAnchor } from "~/domain/compat/compat-anchor";
import type { Locale } from "~/domain/locales/locale";
import { markSidebar } from "~/domain/documents/mark-sidebar";
import type { ContentText } from "~/domain/text/strings";
import {
  toContributorsText,
  toTextEtag,
  toDocumentJson,
  toMetadataJson,
} from "./document-json.server";
import type { DocumentPage, DocumentsService, ReaderChoices } from "./documents-service";
import { findNewerEnglish } from "./find-newer-english";
import { renderBody } from "./render-body.server";
import { createMetadataLists } from "./locale-metadata.server";
import { suggestPages } from "./suggest-pages";

export { renderBody } from "./render-body.server";
export { UnknownSectionError } from "./errors";
export type { DocumentsService, PageSummary } from "./documents-service";

/** Cache size; all languages together have about half as many. */
const MAX_KNOWN_PAGES = 2_000;

export interface DocumentsServiceOptions {
  /** Returns the current store, which may be swapped between calls. */
  store: () => ContentStore;
  /** Returns the article texts of a locale. */
  translate: (locale: Locale) => ContentText;
  /** Origin of the runner's URLs; null for relative URLs. */
  playgroundOrigin?: string | null;
  /** Suggests pages for a misspelt slug; absent: no such suggestions. */
  listNear?: (slug: string, locale: Locale) => PageLink[];
}

/** Creates the service that renders documents from the content store as pages and JSON. */
export function createDocumentsService(
  options: DocumentsServiceOptions,
): DocumentsService {
  return {
    hasDocument: createPageCheck(options.store),
    findDocumentPage(url, reader = { hiddenBrowsers: [] }) {
      const store = options.store();
      const found = store.findDocument(url);
      return found
        ? toPage(found, store, {
            ...reader,
            translate: options.translate(found.document.locale),
            playgroundOrigin: options.playgroundOrigin ?? null,
          })
        : null;
    },
    findDocumentCard(url) {
      const document = options.store().findDocument(url)?.document;
      if (!document) return null;
      const { short_title, summary, mdn_url, locale } = document;
      return { short_title, summary, mdn_url, locale };
    },
    findPageSummary(url) {
      const document = options.store().findDocument(url)?.document;
      if (!document) return null;
      const { title, mdn_url, parents, summary, modified } = document;
      return { title, mdn_url, parents, summary, modified };
    },
    findDocumentJson(url) {
      const store = options.store();
      const found = store.findDocument(url);
      if (!found) return null;
      const json = toDocumentJson(found.document, findSidebarHtml(found, store));
      return { json, etag: toTextEtag(json) };
    },
    findDocumentMetadata(url) {
      const document = options.store().findDocument(url)?.document;
      if (!document) return null;
      const json = toMetadataJson(document);
      return { json, etag: toTextEtag(json) };
    },
    readLocaleMetadata: createMetadataLists(options.store),
    findContributors(url) {
      const document = options.store().findDocument(url)?.document;
      const text = document ? toContributorsText(document) : null;
      return text === null ? null : { text, etag: toTextEtag(text) };
    },
    suggestPages: (url, locale) =>
      suggestPages({
        url,
        locale,
        store: options.store(),
        listNear: options.listNear ?? (() => []),
      }),
  };
}

type PageRenderOptions = ReaderChoices & {
  translate: ContentText;
  playgroundOrigin: string | null;
};

/**
 * Memoises look-ups, because the header and footer of every page check the same few dozen pages.
 */
function createPageCheck(store: () => ContentStore): (url: string) => boolean {
  let checked: ContentStore | null = null;
  const known = new Map<string, boolean>();
  return (url) => {
    const current = store();
    if (checked !== current || known.size >= MAX_KNOWN_PAGES) known.clear();
    checked = current;
    const found = known.get(url) ?? current.findCanonicalUrl(url) !== null;
    known.set(url, found);
    return found;
  };
}

function toPage(
  found: StoredDocument,
  store: ContentStore,
  { translate, ...options }: PageRenderOptions,
): DocumentPage {
  const { body, ...document } = found.document;
  const { fragments, mdn_url: url, locale } = document;
  const articleHtml = renderBody({ body, fragments, url }, store, {
    ...{ ...options, locale, translate, hasQueue: true },
  });
  return {
    document,
    articleHtml,
    compatAnchor: findCompatAnchor(body),
    sidebarHtml: findSidebarHtml(found, store),
    newerEnglish: findNewerEnglish(document, store),
  };
}

function findSidebarHtml({ document, sidebarId }: StoredDocument, store: ContentStore) {
  const sidebar = sidebarId === null ? null : store.findSidebar(sidebarId);
  return sidebar ? markSidebar(sidebar.html, document.mdn_url) : null;
}
