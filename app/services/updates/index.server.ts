import type { ContentStore } from "~/content-store/content-store";
import {
  ENGINES,
  type BaselineChange,
  type CompatUpdates,
  type CompiledBaselineChange,
  type CompiledFeature,
  type UpdatedFeature,
  type UpdateRelease,
} from "~/domain/compat/updates";
import { toIsoDate } from "~/domain/locales/iso-date";
import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import { foldText } from "~/domain/search/fold-text";
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

/** The updates as they are on a day. */
type Updates = Omit<CompatUpdates, "baseline" | "features"> & {
  features: UpdatedFeature[];
  baseline: BaselineChange[];
  /** The searched text of each Baseline change, folded once per store instead of at each search. */
  texts: ReadonlyMap<BaselineChange, string>;
};

/** Leaves out releases of later days (UTC), which the data sets announce. */
export function createUpdatesService({
  store,
  now = Date.now,
}: UpdatesOptions): UpdatesService {
  const readUpdates = rememberLast();
  const readDates = rememberDates();
  const today = (): string => toIsoDate(new Date(now()));
  const read = (): Updates => readUpdates(store(), today());

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
    listReleases(filter, page, perPage = RELEASES_PER_PAGE) {
      const updates = read();
      const isShown = createMask(updates.features, filter);
      const releases = listReleased(updates.releases, filter.sort).filter(
        (release) =>
          isOneOf(filter.browsers, release.browser) && hasShown(release, isShown),
      );
      const { items, ...place } = cutPage(releases, page, perPage);
      const groups = items.map((release) => toGroup(release, updates, isShown));
      return { groups, count: countShown(releases, isShown), ...place };
    },
    listReleaseKeys: () => listReleased(read().releases, "desc"),
    findRelease(browser, version) {
      const updates = read();
      const found = listReleased(updates.releases, "desc").find(
        (release) => release.browser === browser && release.version === version,
      );
      return found ? toGroup(found, updates, () => true) : null;
    },
    listBaselineChanges({ search, sort, pages }, page, perPage = BASELINE_DAYS_PER_PAGE) {
      const { baseline, texts } = read();
      const hasWords = createWordTest(search);
      const changes = listReleased(baseline, sort).filter(
        (change) =>
          (pages === null || isAbout(change, pages)) && hasWords(texts.get(change) ?? ""),
      );
      const { items: groups, ...place } = cutPage(groupByDay(changes), page, perPage);
      return { groups, count: changes.length, ...place };
    },
    listFeatures: () => read().features,
    listBaseline: () => listReleased(read().baseline, "desc"),
    findNewest(pages) {
      const dates = readDates(read(), today());
      let newest: string | null = null;
      for (const page of pages) {
        const date = dates.get(page) ?? null;
        if (date !== null && (newest === null || date > newest)) newest = date;
      }
      return newest;
    },
    findNewestOfAll: () => listReleased(read().releases, "desc")[0]?.date ?? null,
  };
}

/** Readers may have saved the overview of a feature or the page that the data names. */
function isAbout(
  { page, keyPage }: BaselineChange,
  pages: NonNullable<UpdatesFilter["pages"]>,
): boolean {
  return [page, keyPage].some((path) => path !== null && pages.has(path.toLowerCase()));
}

function cutPage<Item>(items: readonly Item[], page: number, perPage: number) {
  const start = (page - 1) * perPage;
  const last = Math.ceil(items.length / perPage);
  return { items: items.slice(start, start + perPage), page, last };
}

type IsShown = (index: number) => boolean;

/** Each feature is judged once, not once per release that names it. */
function createMask(
  features: readonly UpdatedFeature[],
  { categories, search, pages }: Pick<UpdatesFilter, "categories" | "search" | "pages">,
): IsShown {
  const isAny = foldText(search) === "";
  if (categories.length === 0 && isAny && pages === null) return () => true;
  const hasWords = createWordTest(search);
  const mask = Uint8Array.from(features, ({ path, page }) =>
    Number(
      isOneOf(categories, toCategory(path)) &&
        hasWords(path.toLowerCase()) &&
        (pages === null || (page !== null && pages.has(page.toLowerCase()))),
    ),
  );
  return (index) => mask[index] === 1;
}

/** Tests whether a folded text has each word of a search, as a part of its own words too, in any order. */
function createWordTest(search: string): (folded: string) => boolean {
  const words = [...new Set(foldText(search).split(" "))];
  return (folded) => words.every((word) => folded.includes(word));
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

function countShown(releases: readonly UpdateRelease[], isShown: IsShown): number {
  let count = 0;
  for (const { added, removed } of releases)
    for (const indexes of [added, removed])
      for (const index of indexes) if (isShown(index)) count += 1;
  return count;
}

function toGroup(
  { added, removed, ...release }: UpdateRelease,
  { browsers, features }: Updates,
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

/** Date of the newest release that changed a page, by its path: one look-up per saved page. */
function rememberDates(): (updates: Updates, day: string) => Map<string, string> {
  let last: { updates: Updates; day: string; dates: Map<string, string> } | null = null;
  return (updates, day) => {
    if (last?.updates !== updates || last.day !== day)
      last = { updates, day, dates: listDates(updates, day) };
    return last.dates;
  };
}

function listDates({ releases, features }: Updates, day: string) {
  const dates = new Map<string, string>();
  // Newest first, so that the first date of a page is the one to keep.
  for (const { date, added, removed } of releases)
    for (const index of date <= day ? [...added, ...removed] : []) {
      const page = features[index]?.page?.toLowerCase();
      if (page !== undefined && !dates.has(page)) dates.set(page, date);
    }
  return dates;
}

/** A store never changes, and its updates are 6 MB of JSON: parsed at the first question of a day. */
function rememberLast(): (store: ContentStore, day: string) => Updates {
  let last: { version: string; day: string; updates: Updates } | null = null;
  return (store, day) => {
    const { version } = store;
    if (last?.version !== version || last.day !== day)
      last = { version, day, updates: toUpdates(store, day) };
    return last.updates;
  };
}

function toUpdates(store: ContentStore, day: string): Updates {
  const { features, baseline, ...others } = store.readUpdates();
  const changes = baseline.map((each) => toChange(each, store));
  return {
    ...others,
    features: features.map((each) => toFeature(each, day)),
    baseline: changes,
    texts: new Map(
      changes.map((change) => [
        change,
        foldText(`${change.id} ${change.name} ${change.description}`),
      ]),
    ),
  };
}

/** Only the store knows which overviews the site has, and how it spells them. */
function toChange(
  { overviews, ...change }: CompiledBaselineChange,
  store: Pick<ContentStore, "findCanonicalUrl">,
): BaselineChange {
  for (const path of overviews) {
    const url = store.findCanonicalUrl(`/${DEFAULT_LOCALE}${path}`);
    if (url !== null) return { ...change, page: url.slice(`/${DEFAULT_LOCALE}`.length) };
  }
  return { ...change, page: change.keyPage };
}

function toFeature(
  { engineDates, ...details }: CompiledFeature,
  day: string,
): UpdatedFeature {
  const engines = ENGINES.filter((engine) => (engineDates[engine] ?? "9999") <= day);
  return { ...details, engines };
}
