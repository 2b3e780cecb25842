import { join } from "node:path";
import { openContentStore } from "~/content-store/reader.server";
import { STORE_FILE_NAME } from "~/content-store/schema";
import { renderOwnFeed } from "~/services/feeds/index.server";
import {
  createUpdatesService,
  type UpdatesFilter,
} from "~/services/updates/index.server";
import { createRandom } from "../support/create-random";
import { timeCall, toTimes } from "./call-times";
import { round } from "./figures";

const CALLS = 1_000;
const WARM_UP_CALLS = 50;
const SAVED_PAGES = 500;
const SEARCHES = ["a", "api", "css.properties", "Element", "worker", "nothing at all"];

/** Lists updates with all filters at once, of browsers, categories, keyword, pages and order. */
export function benchUpdates(dataDir: string): Record<string, unknown> {
  const store = openContentStore(join(dataDir, STORE_FILE_NAME));
  const updates = createUpdatesService({ store: () => store });
  const first = timeCall(() => updates.listBrowsers());
  const random = createRandom(7);
  const pick = <Item>(items: readonly Item[], count: number): Item[] =>
    Array.from(
      { length: count },
      () => items[Math.floor(random() * items.length)] as Item,
    );
  const { features } = store.readUpdates();
  const paths = features.flatMap(({ page }) =>
    page === null ? [] : [page.toLowerCase()],
  );
  const createFilter = (): UpdatesFilter => ({
    browsers: pick(Object.keys(updates.listBrowsers()), 4),
    categories: pick(updates.listCategories(), 3),
    search: pick(SEARCHES, 1)[0] ?? "",
    sort: pick(["asc", "desc"] as const, 1)[0] ?? "desc",
    pages: new Set(pick(paths, SAVED_PAGES)),
  });
  const measure = (call: (filter: UpdatesFilter) => unknown) => {
    const filters = Array.from({ length: CALLS }, createFilter);
    for (const filter of filters.slice(0, WARM_UP_CALLS)) call(filter);
    return filters.map((filter) => timeCall(() => call(filter)));
  };
  const facts = {
    siteName: "Site",
    siteOrigin: "https://docs.example",
    contentVersion: store.version,
    locale: "en-US" as const,
    text: (id: string) => id,
    hasPage: () => true,
  };
  const none = new Set<string>();
  const figures = {
    releases: updates.listReleaseKeys().length,
    features: features.length,
    "first question to a store, ms": round(first.milliseconds),
    ...toTimes(
      "all filters",
      measure((filter) => updates.listReleases(filter, 1)),
    ),
    ...toTimes(
      "Baseline, all filters",
      measure((filter) => updates.listBaselineChanges(filter, 1)),
    ),
    ...toTimes(
      "newest for 500 saved pages",
      measure(({ pages }) => updates.findNewest(pages ?? none)),
    ),
    ...toTimes(
      "own feed of 500 saved pages",
      measure(({ pages }) => renderOwnFeed(updates, pages ?? none, facts)),
    ),
  };
  store.close();
  return figures;
}
