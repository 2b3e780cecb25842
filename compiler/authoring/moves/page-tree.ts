import { lstatSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { toFolder, urlKey } from "~/domain/documents/slug";
import type { LocaleFolder } from "../../sources/docs/list-files";
import { PAGE_FILE } from "../../sources/scan";
import { AuthoringError, UnsafePathError } from "../files/errors";
import { requireInside } from "../files/safe-path";
import { toPageOfText, type PageFile } from "../pages/content-roots";

/** A page's folder in one locale, with everything below it. */
export interface PageTree {
  locale: LocaleFolder;
  /** Absolute. */
  folder: string;
  /** Parents before children. */
  pages: PageFile[];
  /** Absolute paths of all files, pages included. */
  files: string[];
}

/**
 * Reads the folder of a slug; null when the locale has none.
 *
 * @throws UnsafePathError for a symbolic link in it, which could lead out of the content.
 */
export function readPageTree(locale: LocaleFolder, slug: string): PageTree | null {
  const folder = requireInside(locale.path, toFolder(slug));
  if (!lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) return null;
  const files = listFiles(folder);
  const pages = files
    .filter((file) => file.endsWith(sep + PAGE_FILE))
    .map((file) => readPage(locale, file))
    .sort((one, other) => (urlKey(one.slug) < urlKey(other.slug) ? -1 : 1));
  return { locale, folder, pages, files };
}

/** Lists all files of a folder at any depth, hidden ones too. */
function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isSymbolicLink()) throw new UnsafePathError(path, "is a symbolic link");
    if (entry.isDirectory()) return listFiles(path);
    if (!entry.isFile()) throw new UnsafePathError(path, "is no file");
    return [path];
  });
}

/** @throws AuthoringError for a page whose slug does not fit its folder. */
function readPage(locale: LocaleFolder, file: string): PageFile {
  const text = readFileSync(file, "utf8");
  const place = relative(locale.path, dirname(file)).split(sep).join("/");
  const page = toPageOfText(locale.locale, { slug: place, file, text });
  if (toFolder(page.slug) !== place)
    throw new AuthoringError(`the folder ${place} has capitals, which no slug leads to`);
  return page;
}
