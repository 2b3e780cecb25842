import { dirname, sep } from "node:path";
import type { Page } from "../../core/page";

/** A file beside a page. */
export interface PageAsset {
  /** Absolute path. */
  file: string;
  /** Path below `files/`. */
  path: string;
  url: string;
}

/**
 * Lists the files that belong to pages.
 *
 * @param byFolder the pages by their folders; null for one that lost its address to another
 */
export function listPageAssets(
  files: readonly string[],
  byFolder: ReadonlyMap<string, Page | null>,
): PageAsset[] {
  return files.flatMap((file) => {
    const page = findOwner(dirname(file), byFolder);
    if (!page) return [];
    const name = file
      .slice(page.folder.length + 1)
      .split(sep)
      .join("/");
    const path = page.path.replace(/[^/]+$/, () => name);
    return [{ file, path, url: `${page.url}/${name}` }];
  });
}

/**
 * Returns the page in a folder, else the nearest one above it, whose sub-folder it is then; null for a
 * folder whose page lost its address to another one.
 */
function findOwner(
  folder: string,
  byFolder: ReadonlyMap<string, Page | null>,
): Page | null {
  const page = byFolder.get(folder);
  if (page !== undefined) return page;
  const parent = dirname(folder);
  return parent === folder ? null : findOwner(parent, byFolder);
}
