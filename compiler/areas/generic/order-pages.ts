import type { AreaSidebarItem } from "~/domain/areas/area-doc";
import { toLeaf } from "~/domain/documents/slug";

/**
 * The chapters of the Plus documentation in the order of the public site, because no source
 * gives it.
 */
const CHAPTERS = ["overview", "ai-help", "playground", "updates", "collections"];
const OVERVIEW = "overview";
const QUESTIONS = "faq";

/**
 * Orders the pages of a group without a sidebar file: known chapters, then the others,
 * questions last.
 */
export function orderPages(pages: readonly AreaSidebarItem[]): AreaSidebarItem[] {
  return pages
    .map((page) => ({ page, leaf: toLeaf(page.slug) }))
    .sort((a, b) => rank(a.leaf) - rank(b.leaf))
    .map(({ page, leaf }) => (leaf === OVERVIEW ? { ...page, title: "Overview" } : page));
}

/** Pages of equal rank keep their order, because the sort is stable. */
function rank(leaf: string): number {
  if (leaf === QUESTIONS) return CHAPTERS.length + 1;
  const index = CHAPTERS.indexOf(leaf);
  return index === -1 ? CHAPTERS.length : index;
}
