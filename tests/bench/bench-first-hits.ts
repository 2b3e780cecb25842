import { join } from "node:path";
import { openContentStore } from "~/content-store/reader.server";
import { STORE_FILE_NAME } from "~/content-store/schema";
import { parseSearchIndex, prepareTitles } from "~/domain/quick-search/prepare-titles";
import { searchTitles } from "~/domain/quick-search/search-titles";
import { createSearchService } from "~/services/search/index.server";
import { FIRST_HITS } from "../support/first-hits";

/** Ranks the intended page of each listed text in quick search and search; 0: not found. */
export function benchFirstHits(
  dataDir: string,
): Record<string, { "quick search": number; search: number }> {
  const store = openContentStore(join(dataDir, STORE_FILE_NAME));
  const { json } = store.readSearchIndex("en-US");
  const index = prepareTitles(parseSearchIndex(JSON.parse(json)));
  const service = createSearchService({ store: () => store });
  const places = FIRST_HITS.map(({ query, slug }) => {
    const request = { query, page: 1, topic: null, sort: "best" } as const;
    const { hits } = service.search({ ...request, locales: ["en-US"] });
    const find = (pages: readonly { url: string }[]) =>
      pages.findIndex(({ url }) => url === `/en-US/docs/${slug}`) + 1;
    const place = {
      "quick search": find(searchTitles(index, query, 10)),
      search: find(hits),
    };
    return [query, place] as const;
  });
  store.close();
  return Object.fromEntries(places);
}
