import type { ContentStore } from "./content-store";

/** A store without the pages of areas whose decoded paths are not to be served. */
export function hideAreas(
  store: ContentStore,
  isServed: (path: string) => boolean,
): ContentStore {
  return {
    ...store,
    findAreaPage: (kind, url) => (isServed(url) ? store.findAreaPage(kind, url) : null),
    findAreaUrl: (url) => (isServed(url) ? store.findAreaUrl(url) : null),
    listAreaPages: (kind) => store.listAreaPages(kind).filter(({ url }) => isServed(url)),
    listSearchAreas: () => store.listSearchAreas().filter(({ url }) => isServed(url)),
  };
}
