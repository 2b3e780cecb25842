import type { ContentStore } from "~/content-store/content-store";
import { AREA_KINDS } from "~/domain/areas/area-page";
import { DEFAULT_LOCALE } from "~/domain/locales/locale";

const PREFIX = `/${DEFAULT_LOCALE}/`;

/**
 * Tells whether the store has a page at a path below the locale. All addresses are read once per
 * store, because every page of the site asks for the same few.
 */
export function createPageCheck(store: () => ContentStore): (path: string) => boolean {
  const known = new WeakMap<ContentStore, ReadonlySet<string>>();
  return (path) => {
    const current = store();
    const paths = known.get(current) ?? listPaths(current);
    known.set(current, paths);
    return paths.has(path);
  };
}

function listPaths(store: ContentStore): Set<string> {
  const urls = AREA_KINDS.flatMap((kind) =>
    store.listAreaPages(kind).map(({ url }) => url),
  );
  const paths = new Set(urls.map((url) => url.slice(PREFIX.length).replace(/\/$/, "")));
  // The list of posts is made by the server.
  if (store.listAreaPages("blog").length > 0) paths.add("blog");
  return paths;
}
