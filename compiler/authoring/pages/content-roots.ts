import { docUrl, toFolder, urlKey } from "~/domain/documents/slug";
import { DEFAULT_LOCALE, type Locale } from "~/domain/locales/locale";
import { listLocaleFolders, type LocaleFolder } from "../../sources/docs/list-files";
import { AuthoringError } from "../files/errors";
import { readIfThere } from "../files/write-file";
import { readField } from "../text/front-matter-text";
import { toPageFile } from "./page-path";

export interface ContentRootOptions {
  /** Folder that holds `en-us/`. */
  contentRoot: string;
  /** Folder that holds the other locales' folders; may equal contentRoot. */
  translatedRoot: string;
}

/** A page's file as it is now. */
export interface PageFile {
  locale: Locale;
  slug: string;
  url: string;
  /** Absolute path of its index.md. */
  file: string;
  text: string;
}

/** The written pages, read from disk at each question. */
export interface Content extends ContentRootOptions {
  /** en-US first. */
  readonly folders: readonly LocaleFolder[];
  /** @throws AuthoringError for a locale without a folder. */
  getFolder(locale: Locale): LocaleFolder;
  /** Finds a page, ignoring the case of its slug; null when there is none. */
  findPage(locale: Locale, slug: string): PageFile | null;
  /** Returns the address, in its own case, of a page that is made from data; null for any other. */
  findGenerated?(url: string): string | null;
  /** Lists the English pages, of those that go, whose place a page that is made from data takes. */
  listReplaced?(urls: readonly string[]): string[];
}

/**
 * Opens the content roots for authoring. Reads no page.
 *
 * @throws SourceRootError when a root can't be read.
 */
export function openContentRoots(roots: ContentRootOptions): Content {
  const folders = listLocaleFolders(roots.contentRoot, roots.translatedRoot);
  const getFolder = (locale: Locale): LocaleFolder => {
    const folder = folders.find((one) => one.locale === locale);
    if (!folder) throw new AuthoringError(`there is no folder of the locale ${locale}`);
    return folder;
  };
  return {
    contentRoot: roots.contentRoot,
    translatedRoot: roots.translatedRoot,
    folders,
    getFolder,
    findPage(locale, slug) {
      if (!folders.some((one) => one.locale === locale)) return null;
      const file = toPageFile(getFolder(locale).path, slug);
      const text = readIfThere(file)?.toString("utf8");
      return text === undefined ? null : toPageOfText(locale, { slug, file, text });
    },
  };
}

/** Reads a page of a file; the slug is that of its front matter if it fits the folder. */
export function toPageOfText(
  locale: Locale,
  { slug: asked, file, text }: { slug: string; file: string; text: string },
): PageFile {
  const written = readField(text, "slug");
  const isOfFolder = written !== null && toFolder(written) === toFolder(asked);
  const slug = isOfFolder ? written : asked;
  return { locale, slug, url: docUrl(locale, slug), file, text };
}

/** True for the locale that all others are translated from. */
export function isEnglish(locale: Locale): boolean {
  return urlKey(locale) === urlKey(DEFAULT_LOCALE);
}
