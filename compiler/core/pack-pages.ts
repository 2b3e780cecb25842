import { dirname } from "node:path";
import { docUrl, urlKey } from "~/domain/documents/slug";
import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import { getOrCreate } from "~/domain/text/get-or-create";
import type { Page } from "./page";

/** A page without the texts that others of its texts contain. */
interface PackedPage extends Omit<Page, "slug" | "folder" | "fallbackFolder" | "path"> {
  /** Null: the rest of the address. */
  slug: string | null;
  /** Null: the file's. */
  folder: string | null;
  /** A number: the file from this character on. */
  path: string | number;
  /** True: that of the en-US page of the same slug. */
  fallbackFolder: string | true | null;
}

export type PackedPages = readonly PackedPage[];

/**
 * Packs pages for a thread, because all threads together would keep several times their memory: half
 * of a page's texts are parts of its address and its file.
 */
export function packPages(pages: readonly Page[]): PackedPages {
  const english = listEnglishFolders(pages);
  return pages.map((page) => {
    const { file, path, folder, fallbackFolder } = page;
    const isEnglish = fallbackFolder === english.get(urlKey(page.slug));
    return {
      ...page,
      slug: page.url === docUrl(page.locale, page.slug) ? null : page.slug,
      folder: folder === toFolder(file) ? null : folder,
      path: file.endsWith(`/${path}`) ? file.length - path.length : path,
      fallbackFolder: fallbackFolder !== null && isEnglish ? true : fallbackFolder,
    };
  });
}

/**
 * Unpacks pages. V8 keeps their texts as slices of address and file, and equal words are one string.
 */
export function unpackPages(packed: PackedPages): Page[] {
  const words = new Map<string, string>();
  const share = (word: string): string => getOrCreate(words, word, () => word);
  const pages = packed.map((each): Page => {
    const { locale, url, file, path } = each;
    return {
      ...each,
      slug: each.slug ?? url.slice(docUrl(locale, "").length),
      shortTitle: each.shortTitle === each.title ? each.title : each.shortTitle,
      pageType: share(each.pageType),
      folder: each.folder ?? toFolder(file),
      fallbackFolder: each.fallbackFolder === true ? null : each.fallbackFolder,
      path: typeof path === "number" ? file.slice(path) : path,
    };
  });
  const english = listEnglishFolders(pages);
  for (const [index, { fallbackFolder }] of packed.entries()) {
    const page = pages[index];
    if (page && fallbackFolder === true)
      page.fallbackFolder = english.get(urlKey(page.slug)) ?? null;
  }
  return pages;
}

function toFolder(file: string): string {
  return file === "" ? "" : dirname(file);
}

function listEnglishFolders(pages: readonly Page[]): Map<string, string> {
  const english = pages.filter(({ locale }) => locale === DEFAULT_LOCALE);
  return new Map(english.map(({ slug, folder }) => [urlKey(slug), folder]));
}
