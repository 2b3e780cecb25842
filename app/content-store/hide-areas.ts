import type { ContentStore } from "./content-store";

/** Wraps a store so that it hides area pages whose decoded paths are not served. */
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
