import type { NewAreaPage } from "~/content-store/area-writer.server";
import type { GenericPage } from "~/domain/areas/generic-page";
import { getOrCreate } from "~/domain/text/get-or-create";
import { orderPages } from "../areas/generic/order-pages";

/** Matches a product's documentation: `plus/docs/faq`, `plus/docs/features/overview`. */
const GROUP = /^([\w-]+)\/docs\//;
/** Matches the suffix that builders append to titles. */
const SUFFIX = / - (.+?) \| /;

/**
 * Adds a list of the group's pages as sidebar, because trees contain no sidebars of single
 * pages.
 */
export function groupGenericPages(pages: readonly NewAreaPage[]): NewAreaPage[] {
  const groups = new Map<string, GenericPage[]>();
  for (const { page } of pages) {
    const group = isGeneric(page) ? GROUP.exec(page.id)?.[1] : undefined;
    if (!isGeneric(page) || group === undefined) continue;
    getOrCreate(groups, group, () => []).push(page);
  }
  return pages.map((made) => {
    const { page } = made;
    if (!isGeneric(page)) return made;
    const members = groups.get(GROUP.exec(page.id)?.[1] ?? "") ?? [];
    return { ...made, page: { ...page, sidebar: toSidebar(members) } };
  });
}

function isGeneric(page: NewAreaPage["page"]): page is GenericPage {
  return page.renderer.startsWith("Generic");
}

function toSidebar(members: readonly GenericPage[]): GenericPage["sidebar"] {
  const [first] = members;
  if (!first || members.length < 2) return null;
  const title = SUFFIX.exec(first.pageTitle)?.[1] ?? first.short_title;
  const items = members.map(({ url, id, short_title }) => ({
    url,
    slug: id,
    title: short_title,
  }));
  return { title, items: orderPages(items) };
}
