import { existsSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { AREA_KINDS, type AreaKind } from "~/domain/areas/area-page";
import { SourceRootError } from "../docs/errors";

/** The folder of each area's source; areas that are missing here have no pages. */
export type AreaRoots = Readonly<Partial<Record<AreaKind, string>>>;

/** The folder inside the root that holds the pages; a root may also be that folder itself. */
const INNER_FOLDERS: Readonly<Record<AreaKind, string>> = {
  blog: "posts",
  curriculum: "curriculum",
  generic: "files",
  spotlight: "contributors",
};

/** Throws SourceRootError for a root that is no folder. */
export function findPagesFolder(kind: AreaKind, root: string): string {
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory())
    throw new SourceRootError(root, "can't be read");
  const inner = join(root, INNER_FOLDERS[kind]);
  return existsSync(inner) ? inner : root;
}

/** Every folder that the areas are read from. */
export function listAreaFolders(roots: AreaRoots): string[] {
  return AREA_KINDS.flatMap((kind) => {
    const root = roots[kind];
    if (root === undefined) return [];
    return kind === "blog" ? [root, findAuthorsFolder(root)] : [root];
  });
}

/** Beside the folder of the posts. */
export function findAuthorsFolder(blogRoot: string): string {
  const inner = join(blogRoot, INNER_FOLDERS.blog);
  return join(existsSync(inner) ? blogRoot : dirname(blogRoot), "authors");
}
