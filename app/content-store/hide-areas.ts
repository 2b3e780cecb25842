import type { AreaSidebarItem } from "~/domain/areas/area-doc";
import type { Section } from "~/domain/documents/document";
import type { ContentStore } from "./content-store";

/**
 * Wraps a store so that it hides area pages whose decoded paths are not served. Pages about the site keep the text
 * alone of links to those, because they would answer 404, and their sidebars leave them out.
 */
export function hideAreas(
  store: ContentStore,
  isServed: (path: string) => boolean,
): ContentStore {
  return {
    ...store,
    findAreaPage(kind, url) {
      const page = isServed(url) ? store.findAreaPage(kind, url) : null;
      if (!page || !("hyData" in page)) return page;
      const sections = page.hyData.sections.map((each) => dropDeadLinks(each, isServed));
      const kept = { ...page, hyData: { ...page.hyData, sections } };
      if (!("sidebar" in kept) || !kept.sidebar) return kept;
      const items = dropDeadItems(kept.sidebar.items, isServed);
      return { ...kept, sidebar: { ...kept.sidebar, items } };
    },
    findAreaUrl: (url) => (isServed(url) ? store.findAreaUrl(url) : null),
    listAreaPages: (kind) => store.listAreaPages(kind).filter(({ url }) => isServed(url)),
    listSearchAreas: () => store.listSearchAreas().filter(({ url }) => isServed(url)),
  };
}

function dropDeadItems(
  items: readonly AreaSidebarItem[],
  isServed: (path: string) => boolean,
): AreaSidebarItem[] {
  return items.flatMap((item) => {
    const children = item.children && dropDeadItems(item.children, isServed);
    return isServed(item.url) ? [{ ...item, ...(children && { children }) }] : [];
  });
}

const LINK = /<a(?:\s[^>]*?)?\shref="(\/[^"#?]+)[^>]*>(.*?)<\/a>/gs;

function dropDeadLinks(section: Section, isServed: (path: string) => boolean): Section {
  if (section.type !== "prose") return section;
  const content = section.value.content.replace(
    LINK,
    (link, path: string, text: string) => (isServed(path) ? link : text),
  );
  return { ...section, value: { ...section.value, content } };
}
