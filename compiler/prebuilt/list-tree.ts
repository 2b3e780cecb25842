import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { parseLocale } from "~/domain/locales/locale";
import { SourceRootError } from "../sources/docs/errors";
import { findAssetType } from "~/domain/documents/asset-types";

/** A folder of the tree that holds an `index.json`. */
export interface TreePage {
  /** Absolute path of its index.json. */
  file: string;
  /** Path of its index.json below the tree, with forward slashes. */
  path: string;
  /** Absolute paths of the other files in its folder. */
  assets: string[];
}

export interface Tree {
  pages: TreePage[];
  /** Absolute paths of the locales' folders, which may contain redirects. */
  localeFolders: string[];
}

const PAGE_FILE = "index.json";

/**
 * Lists all pages of the tree in path order. Throws SourceRootError when the tree has no
 * locale.
 */
export function listTree(root: string): Tree {
  const localeFolders = listLocaleFolders(root);
  if (localeFolders.length === 0)
    throw new SourceRootError(root, "has no folder of a known locale");
  const pages: TreePage[] = [];
  for (const folder of localeFolders) collectPages(root, folder, pages);
  return { pages, localeFolders };
}

function listLocaleFolders(root: string): string[] {
  try {
    return readdirSync(root, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && parseLocale(entry.name) !== null)
      .map(({ name }) => join(root, name))
      .sort();
  } catch (error) {
    throw new SourceRootError(root, "can't be read", { cause: error });
  }
}

/** Follows no symbolic links, because they could lead out of the tree. */
function collectPages(root: string, folder: string, pages: TreePage[]): void {
  const entries = readdirSync(folder, { withFileTypes: true });
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  const visible = entries.filter(({ name }) => !name.startsWith("."));
  const files = visible.filter((entry) => entry.isFile()).map(({ name }) => name);
  if (files.includes(PAGE_FILE)) {
    const file = join(folder, PAGE_FILE);
    const assets = files.filter((name) => findAssetType(name) !== null);
    pages.push({
      file,
      path: relative(root, file).split(sep).join("/"),
      assets: assets.map((name) => join(folder, name)),
    });
  }
  for (const entry of visible)
    if (entry.isDirectory()) collectPages(root, join(folder, entry.name), pages);
}
