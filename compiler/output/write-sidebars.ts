import type { ContentStoreWriter } from "~/content-store/writer.server";
import type { Page, SidebarReference } from "../page";
import type { Sidebars } from "../sidebars/render-sidebar";

/** What a page leaves behind once it is stored: enough to give it its sidebar. */
export interface StoredPage {
  id: number;
  page: Page;
  sidebars: SidebarReference[];
  quickLinksHtml: string | null;
}

/** Renders each sidebar once per locale and notes which page shows which. */
export function writeSidebars(
  writer: ContentStoreWriter,
  pages: readonly StoredPage[],
  sidebars: Sidebars,
): void {
  const ids = new Map<string, number>();
  function getSidebarId(name: string, key: string, { locale }: Page): number {
    const known = ids.get(`${locale} ${key}`);
    if (known !== undefined) return known;
    const id = writer.addSidebar(name, sidebars.render(key, locale));
    ids.set(`${locale} ${key}`, id);
    return id;
  }
  for (const { id, page, sidebars: references, quickLinksHtml } of pages) {
    const choice = sidebars.findKey(page, references);
    if (quickLinksHtml !== null)
      writer.setSidebar(id, writer.addSidebar("quick_links", quickLinksHtml));
    else if (choice) writer.setSidebar(id, getSidebarId(choice.name, choice.key, page));
  }
}
