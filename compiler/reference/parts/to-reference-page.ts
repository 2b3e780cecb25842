import { findAreaSidebar } from "../../sidebars/areas";
import type { ReferencePage } from "../reference-area";
import type { BcdPage } from "../data/list-bcd-features";

/** The part of a page's facts that the area decides; the data has the others. */
export interface PageNames {
  title: string;
  shortTitle?: string;
  pageType: string;
}

/** Adds the sidebar of the page's place in the documentation. */
export function toReferencePage(page: BcdPage, names: PageNames): ReferencePage {
  const sidebar = findAreaSidebar(page.slug);
  return {
    slug: page.slug,
    ...names,
    status: page.status,
    browserCompat: page.keys,
    sidebar: sidebar === null ? [] : [{ name: sidebar, args: [] }],
    key: page.key,
  };
}
