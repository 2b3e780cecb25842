import type { FeatureStatus } from "~/domain/documents/document";
import type { Locale } from "~/domain/locales/locale";

/**
 * A page's facts from its front matter; a translation inherits missing ones from the en-US
 * page.
 */
export interface Page {
  locale: Locale;
  /** The canonical case, as the front matter writes it. */
  slug: string;
  /** `/{locale}/docs/{slug}`, decoded. */
  url: string;
  /** Unprocessed: backticks mark code (core/title-html.ts turns it into text or HTML). */
  title: string;
  /** Plain text: front matter `short-title`, else derived from the title (content format, 2.4). */
  shortTitle: string;
  /** Kebab-case value, `unknown` when none is given. */
  pageType: string;
  status: FeatureStatus[];
  browserCompat: string[];
  specUrls: string[];
  /** Front matter `sidebar`: names with arguments, lower-cased names. */
  sidebar: SidebarReference[];
  banners: { name: string; args: string[] }[];
  /** The subject in the open data; null for a written page. */
  generatedFrom: ReferenceSubject | null;
  /** Absolute path of the index.md; empty for a generated page, as are the folders. */
  file: string;
  /** Absolute path of the page's folder, and, for a translation, of the en-US page's. */
  folder: string;
  fallbackFolder: string | null;
  /** Path below `files/` with forward slashes: `en-us/web/css/index.md`. */
  path: string;
  /** Commit of the en-US page that a translation was made from. */
  sourceCommit: string | null;
}

/** Facts that a translation has from its en-US page, whatever it writes (content format, section 2.2). */
export const INHERITED_FACTS = [
  "pageType",
  "status",
  "browserCompat",
  "specUrls",
  "sidebar",
] as const satisfies readonly (keyof Page)[];

type PageIdentity = Pick<
  Page,
  "locale" | "slug" | "url" | "title" | "shortTitle" | "file" | "folder" | "path"
>;

/** Creates a page from the facts that it has; all others are those of an empty front matter. */
export function createPlainPage(facts: PageIdentity & Partial<Page>): Page {
  return {
    pageType: "unknown",
    status: [],
    browserCompat: [],
    specUrls: [],
    sidebar: [],
    banners: [],
    generatedFrom: null,
    fallbackFolder: null,
    sourceCommit: null,
    ...facts,
  };
}

export interface SidebarReference {
  name: string;
  args: string[];
}

/** A page's history; modified and hash are null when only the authors are known. */
export interface PageHistory {
  /** ISO 8601. */
  modified: string | null;
  hash: string | null;
  /** Date of its first version, ISO 8601; missing when unknown, as in a shallow clone. */
  created?: string | undefined;
  /** Names, latest first. */
  contributors: string[];
}

/** By path below the content root, as in Page.path: `en-us/web/css/index.md`. */
export type History = ReadonlyMap<string, PageHistory>;

/**
 * Names the data that a page is generated from: the area that renders it, and the area's key.
 */
export interface ReferenceSubject {
  area: ReferenceAreaName;
  /** A browser-compat-data key, or an area's own name of a landing page. */
  key: string;
}

export type ReferenceAreaName =
  | "api"
  | "css"
  | "html"
  | "http"
  | "javascript"
  | "landing"
  | "manifests"
  | "mathml"
  | "mediatypes"
  | "svg"
  | "webassembly"
  | "webdriver"
  | "webextensions";
