import type { LocaleView } from "./locale-view";
import type { SidebarItem } from "./sidebar-item";
import { listSubPages, type SidebarMaker } from "./sub-pages";

/** Limit of a tree's pages; a larger tree shows fewer levels. */
const TREE_PAGES = 800;

/** Lists a sidebar by slugs alone: the root and the pages below it, nested by path. */
export function listSlugTree(maker: SidebarMaker, root: string): SidebarItem[] {
  const page = maker.view.findPage(root);
  return [
    ...(page ? [{ html: maker.links.toPage(page), section: true }] : []),
    ...listSubPages(maker, root, { depth: chooseDepth(maker.view, root), nested: true }),
  ];
}

/** Returns the number of levels that fit, at least one. */
function chooseDepth(view: LocaleView, root: string): number {
  const rootLevel = toLevel(root);
  const levels: number[] = [];
  for (const { slug } of view.listDescendants(root)) {
    const level = toLevel(slug) - rootLevel;
    levels[level] = (levels[level] ?? 0) + 1;
  }
  let depth = 1;
  let pages = levels[1] ?? 0;
  while (depth + 1 < levels.length) {
    pages += levels[depth + 1] ?? 0;
    if (pages > TREE_PAGES) break;
    depth++;
  }
  return depth;
}

function toLevel(slug: string): number {
  return slug.split("/").length;
}
