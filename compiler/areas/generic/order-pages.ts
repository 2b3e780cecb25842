import type { AreaSidebarItem } from "~/domain/areas/area-doc";

/** The chapters of the Plus documentation, as the public site lists them; no source says it. */
const CHAPTERS = ["overview", "ai-help", "playground", "updates", "collections"];
const OVERVIEW = "overview";
const QUESTIONS = "faq";

/** Pages of a group that brings no sidebar: known chapters, then the others, questions last. */
export function orderPages(pages: readonly AreaSidebarItem[]): AreaSidebarItem[] {
  return pages
    .map((page) => ({ page, leaf: page.slug.split("/").at(-1) ?? "" }))
    .sort((a, b) => rank(a.leaf) - rank(b.leaf))
    .map(({ page, leaf }) => (leaf === OVERVIEW ? { ...page, title: "Overview" } : page));
}

/** The sort keeps the order of those that have the same rank. */
function rank(leaf: string): number {
  if (leaf === QUESTIONS) return CHAPTERS.length + 1;
  const index = CHAPTERS.indexOf(leaf);
  return index === -1 ? CHAPTERS.length : index;
}
