import type { ContentStore } from "~/content-store/content-store";
import type { Baseline } from "~/domain/compat/baseline";
import type { BreadcrumbLink, Document, TocEntry } from "~/domain/documents/document";
import type { Locale } from "~/domain/locales/locale";
import { escapeText } from "~/domain/text/escape-html";
import type { ContentText } from "~/domain/text/strings";
import { renderBody } from "~/services/documents/index.server";
import type { PageEntry } from "./scope";

/** A page of an archive with its article as the site renders it. */
export interface ArchivePage extends PageEntry {
  /** HTML. */
  titleHtml: string;
  summary: string;
  language: Locale;
  /** HTML with the site's own links. */
  articleHtml: string;
  toc: readonly TocEntry[];
  parents: readonly BreadcrumbLink[];
  sidebarId: number | null;
  /** As in front matter; `curriculum` for pages of the curriculum. */
  pageType: string;
  baseline: Baseline | null;
}

export interface ReadPageOptions {
  store: ContentStore;
  translate: (locale: Locale) => ContentText;
}

/** Reads and renders a page; null when the store lost it meanwhile. */
export function readArchivePage(
  entry: PageEntry,
  { store, translate }: ReadPageOptions,
): ArchivePage | null {
  const found = findPage(entry, store);
  if (!found) return null;
  const { doc, ...rest } = found;
  const articleHtml = renderBody(
    { body: doc.body, fragments: doc.fragments, url: entry.url },
    store,
    {
      locale: doc.locale,
      translate: translate(doc.locale),
      playgroundOrigin: null,
      hasQueue: false,
    },
  );
  const { title, summary, locale: language, toc, parents } = doc;
  return { ...entry, ...rest, title, summary, language, toc, parents, articleHtml };
}

type StoredPage = Pick<
  Document,
  "title" | "summary" | "locale" | "body" | "fragments" | "toc" | "parents"
>;

function findPage(
  { kind, url }: PageEntry,
  store: ContentStore,
):
  | (Pick<ArchivePage, "titleHtml" | "sidebarId" | "pageType" | "baseline"> & {
      doc: StoredPage;
    })
  | null {
  if (kind === "curriculum") {
    const doc = store.findAreaPage("curriculum", url.replace(/\/$/, ""))?.doc;
    if (!doc) return null;
    const titleHtml = escapeText(doc.title);
    return { doc, titleHtml, sidebarId: null, pageType: "curriculum", baseline: null };
  }
  const found = store.findDocument(url);
  if (!found) return null;
  const { document: doc, sidebarId } = found;
  const { titleHTML: titleHtml, pageType, baseline } = doc;
  return { doc, titleHtml, sidebarId, pageType, baseline };
}
