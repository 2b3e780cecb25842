import { existsSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { AREA_KINDS, type AreaKind } from "~/domain/areas/area-page";
import { SourceRootError } from "../sources/docs/errors";

/** The folder of each area's source; an area without one has no pages. */
export type AreaRoots = Readonly<
  Partial<Record<AreaKind, string>> & {
    /** Folder that is served as `/assets/`; default: `assets` of the single pages. */
    assets?: string;
  }
>;

/** The folder inside the root that holds the pages; the root may also be that folder itself. */
const INNER_FOLDERS: Readonly<Record<AreaKind, string>> = {
  blog: "posts",
  curriculum: "curriculum",
  generic: "files",
  spotlight: "contributors",
};

/** Throws SourceRootError for a root that is no folder. */
export function getPagesFolder(kind: AreaKind, root: string): string {
  requireFolder(root);
  const inner = join(root, INNER_FOLDERS[kind]);
  return existsSync(inner) ? inner : root;
}

/** Throws SourceRootError for a root that is no folder. */
export function requireFolder(root: string): void {
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory())
    throw new SourceRootError(root, "can't be read");
}

/** Lists every folder that the areas are read from. */
export function listAreaFolders(roots: AreaRoots): string[] {
  const pages = AREA_KINDS.flatMap((kind) => {
    const root = roots[kind];
    if (root === undefined) return [];
    return kind === "blog" ? [root, getAuthorsFolder(root)] : [root];
  });
  return roots.assets === undefined ? pages : [...pages, roots.assets];
}

/** Returns the folder that is served as `/assets/`; it may not exist. */
export function findAssetsFolder({ assets, generic }: AreaRoots): string | null {
  return assets ?? (generic === undefined ? null : join(generic, "assets"));
}

/** Returns the folder `authors`, which lies beside the folder of the posts. */
export function getAuthorsFolder(blogRoot: string): string {
  const inner = join(blogRoot, INNER_FOLDERS.blog);
  return join(existsSync(inner) ? blogRoot : dirname(blogRoot), "authors");
}
