import { findAreaSidebar } from "../../sidebars/areas";
import type { ReferencePage } from "../reference-area";
import type { BcdPage } from "../data/list-bcd-features";

/** What an area says of a page of its own; the data says the rest. */
export interface PageNames {
  title: string;
  shortTitle?: string;
  pageType: string;
}

/** The page with the sidebar of its place in the documentation. */
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
