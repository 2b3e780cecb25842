import type { AreaKind, AreaPages } from "~/domain/areas/area-page";
import type { StoredBlogMeta } from "~/domain/areas/blog";
import type { CompatBrowsers, CompatTable } from "~/domain/compat/compat";
import type { Document, Section } from "~/domain/documents/document";
import type { HomeChoice, StoredContribution } from "~/domain/areas/home";
import type { Locale } from "~/domain/locales/locale";
import type { InteractiveExample, LiveSample } from "~/domain/documents/sample";

/** The compiled content, read-only. Every look-up is one indexed read. URLs are decoded paths. */
export interface ContentStore {
  /** Changes with every compile: part of ETags and cache keys. */
  readonly version: string;
  /** The page at this URL in any case; its `mdn_url` is the canonical spelling. */
  findDocument(url: string): StoredDocument | null;
  /** The canonical spelling of a page's URL, or null: cheaper than findDocument. */
  findCanonicalUrl(url: string): string | null;
  /** A live sample of the page at this URL, in any case; `id` as its frame has it. */
  findLiveSample(pageUrl: string, id: string): LiveSample | null;
  findInteractiveExample(pageUrl: string, id: string): InteractiveExample | null;
  findSidebar(id: number): StoredSidebar | null;
  /** Where a moved page went: a path, or an https URL, perhaps with a fragment. */
  findRedirect(url: string): string | null;
  findAsset(url: string): StoredAsset | null;
  findCompatTable(query: string): CompatTable | null;
  readCompatBrowsers(): CompatBrowsers;
  /** JSON text of `[{title, url}]`, most popular first. */
  readSearchIndex(locale: Locale): { json: string; etag: string };
  /** Every page of the locale that search may find. */
  listSearchPages(locale: Locale): SearchPage[];
  /** Every page of the areas that search may find, once it is out; all are in en-US. */
  listSearchAreas(): SearchArea[];
  /** How many pages have these words. */
  countText(query: TextQuery): number;
  /** Ids of these pages, in no order; `rateText` is several times slower. */
  listText(query: TextQuery): number[];
  rateText(query: TextQuery): TextMatch[];
  /** By the id that search pages and text matches have. */
  readDocument(id: number): Document | null;
  /** What search shows of the page with this id, document or not. */
  readSearchedPage(id: number): SearchedPage | null;
  /** Pages of the locale whose URL or title is like the last segment of this slug. */
  listSimilarPages(locale: Locale, slug: string, limit: number): PageLink[];
  /** Canonical URLs of the locale's documents with their dates, in URL order. */
  listDocumentUrls(locale: Locale): { url: string; modified: string | null }[];
  /** The page at this URL and those below it that were changed last, newest first. */
  listChangedDocuments(url: string, limit: number): ChangedDocument[];
  countDocuments(locale: Locale): number;
  /** The page of an area at this URL, in any case; the URL has no slash at its end. */
  findAreaPage<Kind extends AreaKind>(kind: Kind, url: string): AreaPages[Kind] | null;
  /** The canonical spelling of that URL, as it is linked to. */
  findAreaUrl(url: string): string | null;
  /** The pages of an area in URL order, with what its lists tell of them. */
  listAreaPages<Kind extends AreaKind>(kind: Kind): AreaPageEntry<Kind>[];
  /** The newest changes of every language, newest first. */
  readContributions(): StoredContribution[];
  /** Null when the content leaves the choice to the site. */
  readHomeChoice(): HomeChoice | null;
  close(): void;
}

export interface StoredDocument {
  document: Document;
  sidebarId: number | null;
}

/** A sidebar as compiled: not yet marked for the page that shows it. */
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

/** What lists tell of a page without reading it whole. */
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
  /** As it is linked to: with a slash at its end where the area's pages have one. */
  url: string;
  /** ISO 8601; null when nobody knows. */
  modified: string | null;
  facts: AreaFacts[Kind];
}

export interface ChangedDocument extends PageLink {
  summary: string;
  /** ISO 8601. */
  modified: string;
}

export interface SearchPage extends PageLink {
  id: number;
  /** 0 to 1: the most viewed page has 1. */
  popularity: number;
}

export interface SearchArea extends SearchPage {
  /** ISO date of the first day, in UTC, on which the page is out; null: it is. */
  outFrom: string | null;
}

export interface SearchedPage {
  summary: string;
  body: readonly Section[];
  /** Titles of the pages above, the topmost first. */
  trail: readonly string[];
}

/** Words to look for, taken literally: they may hold anything. */
export interface TextQuery {
  locale: Locale;
  /** Each term is a list of alternatives; one of several words is a phrase. */
  terms: readonly (readonly string[])[];
  /** Whether a page must have each term, or one of them. */
  need: "all" | "any";
}

export interface TextMatch {
  id: number;
  /** Above 0; comparable within one answer only. */
  score: number;
}
