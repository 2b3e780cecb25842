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

/**
 * Returns the number of levels that fit, at least one. Asks for no level below the first one that does not fit,
 * because changes there concern no reader of this tree.
 */
function chooseDepth(view: LocaleView, root: string): number {
  let level = view.listChildren(root);
  let pages = level.length;
  let depth = 1;
  while (pages <= TREE_PAGES) {
    level = level.flatMap(({ slug }) => view.listChildren(slug));
    pages += level.length;
    if (level.length === 0 || pages > TREE_PAGES) break;
    depth++;
  }
  return depth;
}
