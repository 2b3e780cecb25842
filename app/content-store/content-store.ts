import type { AreaKind, AreaPages } from "~/domain/areas/area-page";
import type { StoredBlogMeta } from "~/domain/areas/blog";
import type { CompatBrowsers, CompatTable } from "~/domain/compat/compat";
import type { CompatUpdates } from "~/domain/compat/updates";
import type { Document, Section } from "~/domain/documents/document";
import type { HomeChoice, StoredContribution } from "~/domain/areas/home";
import type { Locale } from "~/domain/locales/locale";
import type { InteractiveExample, LiveSample } from "~/domain/documents/sample";

/** Facts of a document that the list of its locale's metadata alone has. */
export type ListedFacts = Pick<Document, "short_title" | "pageType" | "browserCompat">;

/** A document in that list. */
export type ListedMetadata = ListedFacts &
  Pick<Document, "mdn_url" | "locale" | "title" | "summary" | "modified" | "popularity">;

/**
 * The compiled content, read-only. URLs are decoded paths. `find…` reads by one index; `read…` and `list…` may read
 * a whole table.
 */
export interface ContentStore {
  /** Unique per compile; part of ETags and cache keys. */
  readonly version: string;
  /** Version since which titles and addresses of all pages are the same. */
  readonly namesVersion: string;
  /** Finds a page by its URL in any case; its `mdn_url` is the canonical spelling. */
  findDocument(url: string): StoredDocument | null;
  /** Returns the date (ISO 8601) of a page's last change; null without one, or without the page. */
  findModified(url: string): string | null;
  /** Returns the canonical spelling of a page's URL, or null; cheaper than findDocument. */
  findCanonicalUrl(url: string): string | null;
  /** Finds a live sample of the page at this URL (any case) by the id that its iframe has. */
  findLiveSample(pageUrl: string, id: string): LiveSample | null;
  findInteractiveExample(pageUrl: string, id: string): InteractiveExample | null;
  findSidebar(id: number): StoredSidebar | null;
  /** Returns the target of a moved page: a path or an https URL, with a fragment or without. */
  findRedirect(url: string): string | null;
  findAsset(url: string): StoredAsset | null;
  findCompatTable(query: string): CompatTable | null;
  readCompatBrowsers(): CompatBrowsers;
  /** Returns changes by browser release. Each call parses 6 MB of JSON: keep the result. */
  readUpdates(): CompatUpdates;
  /** Returns JSON text of `[{title, url}]`, most popular first. */
  readSearchIndex(locale: Locale): { json: string; etag: string };
  /**
   * Returns the packed index of the titles of the locale's searchable documents
   * (domain/search/titles); null for a store that has none.
   */
  readTitleIndex(locale: Locale): Uint8Array | null;
  /** Lists the searchable documents of the locale. */
  listSearchPages(locale: Locale): SearchPage[];
  /** Lists the searchable pages of the areas, unpublished ones included; all are in en-US. */
  listSearchAreas(): SearchArea[];
  /** Counts the pages that match the query. */
  countText(query: TextQuery): number;
  /** Returns the ids of matching pages, unordered; several times faster than `rateText`. */
  listText(query: TextQuery): number[];
  rateText(query: TextQuery): TextMatch[];
  /** Reads a document by the id that search pages and text matches have. */
  readDocument(id: number): Document | null;
  /** Reads the parts that search results show, of a document or an area page. */
  readSearchedPage(id: number): SearchedPage | null;
  /** Lists pages of the locale whose URL or title resembles the last segment of this slug. */
  listSimilarPages(locale: Locale, slug: string, limit: number): PageLink[];
  /** Lists canonical URLs of the locale's documents with their dates, in URL order. */
  listDocumentUrls(locale: Locale): { url: string; modified: string | null }[];
  /** Lists what tools read of all documents of a locale, in URL order; reads no document. */
  listMetadata(locale: Locale): ListedMetadata[];
  /** Lists the latest changes among this page and its descendants, newest first. */
  listChangedDocuments(url: string, limit: number): ChangedDocument[];
  countDocuments(locale: Locale): number;
  /** Returns the date (ISO 8601) of the latest change of the locale's documents; null when none has a date. */
  findLatestChange(locale: Locale): string | null;
  /** Counts the page at this URL, in its canonical spelling, and its descendants. */
  countDocumentsBelow(url: string): number;
  /** Finds an area page by its URL in any case, without a trailing slash. */
  findAreaPage<Kind extends AreaKind>(kind: Kind, url: string): AreaPages[Kind] | null;
  /** Returns the canonical spelling of an area page's URL, or null. */
  findAreaUrl(url: string): string | null;
  /** Lists the pages of an area in URL order, with the facts that lists show. */
  listAreaPages<Kind extends AreaKind>(kind: Kind): AreaPageEntry<Kind>[];
  /** Returns the latest changes in all languages, newest first. */
  readContributions(): StoredContribution[];
  /** Returns null when the content does not configure the home page. */
  readHomeChoice(): HomeChoice | null;
  /** Lists pages that were added lately, newest first; empty without a history of the files. */
  listNewPages(): NewPage[];
  /** Lists the areas that contain the site's samples, because the operator has none of the kind. */
  listSampleAreas(): AreaKind[];
  close(): void;
}

export interface StoredDocument {
  document: Document;
  sidebarId: number | null;
}

/** A sidebar as compiled, without the mark of the current page. */
export interface StoredSidebar {
  id: number;
  name: string;
  html: string;
}

export interface StoredAsset {
  contentType: string;
  etag: string;
  body: Uint8Array;
}

export interface PageLink {
  title: string;
  url: string;
}

/** Facts of a page that lists show, stored apart so that a list need not unpack pages. */
export interface AreaFacts {
  blog: StoredBlogMeta;
  curriculum: { title: string; summary: string };
  generic: { title: string; summary: string };
  spotlight: {
    contributorName: string;
    quote: string;
    isFeatured: boolean;
    profileImg: string;
    profileImgAlt: string;
  };
}

export interface AreaPageEntry<Kind extends AreaKind> {
  /** Canonical URL, with a trailing slash in areas whose URLs have one. */
  url: string;
  /** ISO 8601; null when unknown. */
  modified: string | null;
  facts: AreaFacts[Kind];
}

/** A page with the date of its first version. */
export interface NewPage {
  url: string;
  /** ISO 8601. */
  created: string;
}

export interface ChangedDocument extends PageLink {
  summary: string;
  modified: string;
}

export interface SearchPage extends PageLink {
  id: number;
  /** 0 to 1, relative to the most viewed page. */
  popularity: number;
}

export interface SearchArea extends SearchPage {
  /** ISO date of the publication day in UTC; null: published already. */
  outFrom: string | null;
}

export interface SearchedPage {
  summary: string;
  body: readonly Section[];
  /** Titles of the ancestors, topmost first. */
  trail: readonly string[];
}

/** Search terms, taken literally: they may contain any character. */
export interface TextQuery {
  locale: Locale;
  /** Each term is a list of alternatives; an alternative of several words is a phrase. */
  terms: readonly (readonly string[])[];
  /** Alternatives that stand for all words with this beginning. */
  prefixes?: ReadonlySet<string>;
  /** Tells whether a page must match all terms, or any of them. */
  need: "all" | "any";
}

export interface TextMatch {
  id: number;
  /** Above 0; comparable within one answer only. */
  score: number;
}
