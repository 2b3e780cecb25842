import type { FeatureStatus } from "~/domain/documents/document";
import type { Locale } from "~/domain/locales/locale";
import type { ReferenceSubject } from "./reference-subject";

/** What front matter (and, for a translation, the en-US page's) says about a page. */
export interface Page {
  locale: Locale;
  /** As written in the front matter: the canonical case. */
  slug: string;
  /** `/{locale}/docs/{slug}`, decoded. */
  url: string;
  /** As written: backticks mark code (sections/title-html.ts turns it into text or HTML). */
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
  /** What of the open data the page is made from; null: somebody wrote it. */
  generatedFrom: ReferenceSubject | null;
  /** Absolute path of the index.md; empty for a generated page, like the folders. */
  file: string;
  /** Absolute path of the page's folder, and, for a translation, of the en-US page's. */
  folder: string;
  fallbackFolder: string | null;
  /** Path below `files/` with forward slashes: `en-us/web/css/index.md`. */
  path: string;
  /** Commit of the en-US page that a translation was made from. */
  sourceCommit: string | null;
}

export interface SidebarReference {
  name: string;
  args: string[];
}

/** What is known of a page's past; nulls when only its authors are. */
export interface PageHistory {
  /** ISO 8601. */
  modified: string | null;
  hash: string | null;
  /** Names, the latest first. */
  contributors: string[];
}

/** By path below the content root, as in Page.path: `en-us/web/css/index.md`. */
export type History = ReadonlyMap<string, PageHistory>;
