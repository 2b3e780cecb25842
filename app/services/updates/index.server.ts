import type { ContentStore } from "~/content-store/content-store";
import type {
  CompatUpdates,
  UpdatedFeature,
  UpdateRelease,
} from "~/domain/compat/updates";
import type {
  BaselineGroup,
  ReleaseGroup,
  UpdatesFilter,
  UpdatesService,
} from "./updates-service";

export * from "./updates-service";

const RELEASES_PER_PAGE = 5;
const BASELINE_DAYS_PER_PAGE = 5;

export interface UpdatesOptions {
  /** The store of the moment: it may be swapped between calls. */
  store: () => ContentStore;
  /** Milliseconds since 1970; tests set it. */
  now?: () => number;
}

export function createUpdatesService({
  store,
  now = Date.now,
}: UpdatesOptions): UpdatesService {
  const readUpdates = rememberPerStore();
  const read = (): CompatUpdates => readUpdates(store());
  const today = (): string => new Date(now()).toISOString().slice(0, 10);

  /** Released by today, in the order asked for. */
  function listReleased<Dated extends { date: string }>(
    dated: readonly Dated[],
    sort: UpdatesFilter["sort"],
  ): Dated[] {
    const limit = today();
    const released = dated.filter(({ date }) => date <= limit);
    return sort === "asc" ? released.reverse() : released;
  }

  return {
    listBrowsers: () => read().browsers,
    listCategories: () => [
      ...new Set(read().features.map(({ path }) => toCategory(path))),
    ],
    listReleases(filter, page) {
      const updates = read();
      const isShown = createMask(updates.features, filter);
      const releases = listReleased(updates.releases, filter.sort).filter(
        (release) =>
          isOneOf(filter.browsers, release.browser) && hasShown(release, isShown),
      );
      const start = (page - 1) * RELEASES_PER_PAGE;
      return {
        groups: releases
          .slice(start, start + RELEASES_PER_PAGE)
          .map((release) => toGroup(release, updates, isShown)),
        page,
        last: Math.ceil(releases.length / RELEASES_PER_PAGE),
      };
    },
    findRelease(browser, version) {
      const updates = read();
      const found = listReleased(updates.releases, "desc").find(
        (release) => release.browser === browser && release.version === version,
      );
      return found ? toGroup(found, updates, () => true) : null;
    },
    listBaselineChanges({ search, sort, pages }, page) {
      const wanted = search.toLowerCase();
      const changes = listReleased(read().baseline, sort).filter(
        (change) =>
          (pages === null ||
            (change.page !== null && pages.has(change.page.toLowerCase()))) &&
          (change.id.includes(wanted) || change.name.toLowerCase().includes(wanted)),
      );
      const days = groupByDay(changes);
      const start = (page - 1) * BASELINE_DAYS_PER_PAGE;
      return {
        groups: days.slice(start, start + BASELINE_DAYS_PER_PAGE),
        page,
        last: Math.ceil(days.length / BASELINE_DAYS_PER_PAGE),
      };
    },
    listFeatures: () => read().features,
    listBaseline: () => listReleased(read().baseline, "desc"),
    findNewest(pages) {
      const updates = read();
      const filter = { categories: [], search: "", pages };
      const isShown = createMask(updates.features, filter);
      const newest = listReleased(updates.releases, "desc").find((release) =>
        hasShown(release, isShown),
      );
      return newest?.date ?? null;
    },
  };
}

type IsShown = (index: number) => boolean;

/** Each feature is judged once, not once per release that names it. */
function createMask(
  features: readonly UpdatedFeature[],
  { categories, search, pages }: Pick<UpdatesFilter, "categories" | "search" | "pages">,
): IsShown {
  const wanted = search.toLowerCase();
  if (categories.length === 0 && wanted === "" && pages === null) return () => true;
  const mask = Uint8Array.from(features, ({ path, page }) =>
    Number(
      isOneOf(categories, toCategory(path)) &&
        path.toLowerCase().includes(wanted) &&
        (pages === null || (page !== null && pages.has(page.toLowerCase()))),
    ),
  );
  return (index) => mask[index] === 1;
}

function isOneOf(wanted: readonly string[], given: string): boolean {
  return wanted.length === 0 || wanted.includes(given);
}

function toCategory(path: string): string {
  return path.slice(0, path.indexOf("."));
}

function hasShown({ added, removed }: UpdateRelease, isShown: IsShown): boolean {
  return added.some(isShown) || removed.some(isShown);
}

function toGroup(
  { added, removed, ...release }: UpdateRelease,
  { browsers, features }: CompatUpdates,
  isShown: IsShown,
): ReleaseGroup {
  const toFeatures = (indexes: readonly number[]): UpdatedFeature[] =>
    indexes.filter(isShown).flatMap((index) => features[index] ?? []);
  return {
    release,
    browserName: browsers[release.browser] ?? release.browser,
    added: toFeatures(added),
    removed: toFeatures(removed),
  };
}

function groupByDay(
  changes: readonly BaselineGroup["changes"][number][],
): BaselineGroup[] {
  const days = new Map<string, BaselineGroup>();
  for (const change of changes) {
    const day = days.get(change.date) ?? { date: change.date, changes: [] };
    days.set(change.date, day);
    day.changes.push(change);
  }
  return [...days.values()];
}

/** A store never changes, and its updates are 6 MB of JSON: parsed at the first question. */
function rememberPerStore(): (store: ContentStore) => CompatUpdates {
  let last: { version: string; updates: CompatUpdates } | null = null;
  return (store) => {
    const { version } = store;
    if (last?.version !== version) last = { version, updates: store.readUpdates() };
    return last.updates;
  };
}
