import type {
  ContentStore,
  PageLink,
  StoredDocument,
} from "~/content-store/content-store";
import { urlKey } from "~/domain/documents/slug";
import { findCompatAnchor } from "~/domain/documents/compat-anchor";
import type { Document } from "~/domain/documents/document";
import type { Locale } from "~/domain/locales/locale";
import { findTableKey } from "~/services/compat-data/index.server";
import { markSidebar } from "~/domain/documents/mark-sidebar";
import type { ContentText } from "~/domain/text/strings";
import { toDigest, toEtag } from "~/domain/text/digest.server";
import {
  toContributorsText,
  toDocumentJson,
  toMetadataJson,
} from "./document-json.server";
import type { DocumentPage, DocumentsService, ReaderChoices } from "./documents-service";
import { findNewerEnglish } from "./find-newer-english";
import { keepRendered } from "./keep-rendered";
import { renderBody } from "./render-body.server";
import { createMetadataLists } from "./locale-metadata.server";
import { slimSidebar } from "./slim-sidebar";
import { suggestPages } from "./suggest-pages";

export { renderBody } from "./render-body.server";
export { UnknownSectionError } from "./errors";
export { findChoiceExample } from "./example/read-example";
export { localizeLinks } from "./compat/localize-links";
export { listNotes } from "./compat/notes";
export { toVersionLabel } from "./compat/version-label";
export { readFragment } from "./render-specifications.server";
export type { CompatContext } from "./compat/context";
export type { DocumentsService, PageSummary } from "./documents-service";

/** Cache size; all languages together have about half as many. */
const MAX_KNOWN_PAGES = 2_000;

/** Room for a few hundred articles, and for the sidebars of a dozen areas, of up to 200 kB each. */
const MAX_ARTICLE_CHARACTERS = 4_000_000;
const MAX_SIDEBAR_CHARACTERS = 3_000_000;
/** 60 bits: no two sidebars of a site share a key. */
const KEY_CHARACTERS = 10;
/** Estimated size of a document's metadata (links, headings, authors) beside its article. */
const FACTS_CHARACTERS = 10_000;

export interface DocumentsServiceOptions {
  /** Returns the current store, which may be swapped between calls. */
  store: () => ContentStore;
  /** Returns the article texts of a locale. */
  translate: (locale: Locale) => ContentText;
  /** Origin of the runner's URLs; null for relative URLs. */
  playgroundOrigin?: string | null;
  /** Tells whether pages of an area were edited lately (services/changes); absent: none were. */
  hasEdits?: (locale: Locale, area: string) => boolean;
  /** Suggests pages for a misspelt slug; absent: no such suggestions. */
  listNear?: (slug: string, locale: Locale) => PageLink[];
  listNearNames?: (name: string, locale: Locale) => PageLink[];
}

/** Creates the service that renders documents from the content store as pages and JSON. */
export function createDocumentsService(
  options: DocumentsServiceOptions,
): DocumentsService {
  const readSidebar = createSidebarReader(options.store);
  const articles = keepArticles(options);
  return {
    hasDocument: createPageCheck(options.store),
    hasEdits: options.hasEdits ?? (() => false),
    findDocumentPage(url, { hiddenBrowsers } = { hiddenBrowsers: [] }) {
      const store = options.store();
      // Renders tables anew for readers who hide browsers.
      const article =
        hiddenBrowsers.length === 0
          ? articles.read(urlKey(url))
          : renderPage(url, store, { ...options, hiddenBrowsers });
      if (!article) return null;
      const { sidebarId, ...page } = article;
      const sidebar = readSidebar(sidebarId);
      return {
        ...page,
        sidebarHtml: markOwn(sidebar, page.document),
        sidebarKey: sidebar?.key ?? null,
      };
    },
    findSidebar(url) {
      const found = peek(url);
      const html = found && markOwn(readSidebar(found.sidebarId), found.document);
      return html == null ? null : { html, etag: toEtag(html) };
    },
    findDocumentCard(url) {
      const document = options.store().findDocument(url)?.document;
      if (!document) return null;
      const { short_title, summary, mdn_url, locale } = document;
      return { short_title, summary, mdn_url, locale };
    },
    findPageSummary(url) {
      const found = peek(url) ?? peekMoved(url);
      if (!found) return null;
      const { title, mdn_url, parents, summary, modified } = found.document;
      return { title, mdn_url, parents, summary, modified };
    },
    renderCompatTable(key, locale, { hiddenBrowsers }) {
      const store = options.store();
      const query = findTableKey(store, key);
      if (query === null) return null;
      const value = { id: null, title: null, isH3: false, query };
      return renderBody(
        { body: [{ type: "browser_compatibility", value }], fragments: [], url: "" },
        store,
        {
          locale,
          translate: options.translate(locale),
          hiddenBrowsers,
          playgroundOrigin: null,
          hasQueue: false,
        },
      );
    },
    findDocumentJson(url) {
      const store = options.store();
      const found = store.findDocument(url);
      if (!found) return null;
      const json = toDocumentJson(found.document, findSidebarHtml(found, store));
      return { json, etag: toEtag(json) };
    },
    findDocumentMetadata(url) {
      const document = options.store().findDocument(url)?.document;
      if (!document) return null;
      const json = toMetadataJson(document);
      return { json, etag: toEtag(json) };
    },
    readLocaleMetadata: createMetadataLists(options.store),
    findContributors(url) {
      const document = options.store().findDocument(url)?.document;
      const text = document ? toContributorsText(document) : null;
      return text === null ? null : { text, etag: toEtag(text) };
    },
    suggestPages: (url, locale) =>
      suggestPages({
        url,
        locale,
        store: options.store(),
        listNear: options.listNear ?? (() => []),
        listNearNames: options.listNearNames ?? (() => []),
      }),
  };

  /** Unpacks the document only where it is not kept. */
  function peek(url: string) {
    return articles.peek(urlKey(url)) ?? options.store().findDocument(url);
  }

  function peekMoved(url: string) {
    const [target] = options.store().findRedirect(url)?.split("#", 1) ?? [];
    return target === undefined ? null : peek(target);
  }
}

/** A rendered page without its sidebar, which it shares with others. */
interface RenderedPage extends Omit<DocumentPage, "sidebarHtml" | "sidebarKey"> {
  sidebarId: number | null;
}

type RenderOptions = Pick<DocumentsServiceOptions, "translate" | "playgroundOrigin"> &
  Partial<ReaderChoices>;

function keepArticles(options: DocumentsServiceOptions) {
  return keepRendered<RenderedPage>({
    store: options.store,
    make: (url, store) => renderPage(url, store, options),
    measure: ({ articleHtml }) => articleHtml.length + FACTS_CHARACTERS,
    maxCharacters: MAX_ARTICLE_CHARACTERS,
  });
}

function createSidebarReader(store: () => ContentStore) {
  const sidebars = keepRendered<{ html: string; key: string }>({
    store,
    make(id, store) {
      const found = store.findSidebar(Number(id));
      if (!found) return null;
      const html = slimSidebar(found.html);
      return { html, key: toSidebarKey(html) };
    },
    measure: ({ html }) => html.length,
    maxCharacters: MAX_SIDEBAR_CHARACTERS,
  });
  return (id: number | null) => (id === null ? null : sidebars.read(String(id)));
}

/** Made of the HTML, because ids of sidebars change with each compile. */
function toSidebarKey(html: string): string {
  return toDigest(html).slice(0, KEY_CHARACTERS);
}

function renderPage(
  url: string,
  store: ContentStore,
  { translate, playgroundOrigin = null, hiddenBrowsers = [] }: RenderOptions,
): RenderedPage | null {
  const found = store.findDocument(url);
  if (!found) return null;
  const { body, ...document } = found.document;
  const { fragments, mdn_url, locale } = document;
  const articleHtml = renderBody({ body, fragments, url: mdn_url }, store, {
    hiddenBrowsers,
    playgroundOrigin,
    locale,
    hasQueue: true,
    translate: translate(locale),
  });
  return {
    document,
    articleHtml,
    sidebarId: found.sidebarId,
    compatAnchor: findCompatAnchor(body),
    newerEnglish: findNewerEnglish(document, store),
  };
}

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

function findSidebarHtml({ document, sidebarId }: StoredDocument, store: ContentStore) {
  return markOwn(sidebarId === null ? null : store.findSidebar(sidebarId), document);
}

/** Marks the page's own entry in the sidebar. */
function markOwn(
  sidebar: { html: string } | null,
  { mdn_url: url }: Pick<Document, "mdn_url">,
): string | null {
  return sidebar && markSidebar(sidebar.html, url);
}
