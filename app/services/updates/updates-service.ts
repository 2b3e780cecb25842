import type {
  BaselineChange,
  UpdatedFeature,
  UpdateRelease,
} from "~/domain/compat/updates";

export const UPDATE_SORTS = ["desc", "asc"] as const;
/** `desc`: newest first. */
export type UpdateSort = (typeof UPDATE_SORTS)[number];

/** Conditions that all must hold; an empty list or text asks for nothing. */
export interface UpdatesFilter {
  browsers: readonly string[];
  /** First parts of feature keys. */
  categories: readonly string[];
  /** Words in any order and case: parts of a feature's key, or of a Baseline change's texts. */
  search: string;
  sort: UpdateSort;
  /** Lower-case paths of pages without their locale; null for any page. */
  pages: ReadonlySet<string> | null;
}

/** Lists everything, newest first. */
export const ALL_UPDATES: UpdatesFilter = {
  browsers: [],
  categories: [],
  search: "",
  sort: "desc",
  pages: null,
};

/** Changes of one release that match the filter. */
export interface ReleaseGroup {
  release: Omit<UpdateRelease, "added" | "removed">;
  /** `Firefox for Android`. */
  browserName: string;
  added: UpdatedFeature[];
  removed: UpdatedFeature[];
}

export interface UpdatesPage {
  groups: ReleaseGroup[];
  /** Number of changes on all pages. */
  count: number;
  /** 1-based. */
  page: number;
  /** Number of pages; 0 when nothing is found. */
  last: number;
}

/** Baseline changes of one day. */
export interface BaselineGroup {
  /** ISO date. */
  date: string;
  changes: BaselineChange[];
}

export interface BaselinePage {
  groups: BaselineGroup[];
  /** Number of changes on all pages. */
  count: number;
  page: number;
  last: number;
}

/** Changes of browsers, from the content store alone. Releases of the future are left out. */
export interface UpdatesService {
  /** Names of all browsers that have releases, by id. */
  listBrowsers(): Readonly<Record<string, string>>;
  /** Categories that some feature has, in no order. */
  listCategories(): readonly string[];
  /**
   * @param page 1-based; pages past the last are empty.
   * @param perPage Releases per page; five when left out.
   */
  listReleases(filter: UpdatesFilter, page: number, perPage?: number): UpdatesPage;
  /** Lists what has a page of its own, newest first. */
  listReleaseKeys(): readonly Pick<UpdateRelease, "browser" | "version" | "date">[];
  /** Null for an unknown release, and for one of the future. */
  findRelease(browser: string, version: string): ReleaseGroup | null;
  /** @param perPage Days per page; five when left out. */
  listBaselineChanges(
    filter: Pick<UpdatesFilter, "search" | "sort" | "pages">,
    page: number,
    perPage?: number,
  ): BaselinePage;
  /** Lists all features that some release added or removed, in no order. */
  listFeatures(): readonly UpdatedFeature[];
  /** Lists what has reached a level of Baseline by today, newest first. */
  listBaseline(): readonly BaselineChange[];
  /** ISO date of the newest release that changed one of these pages; null where none did. */
  findNewest(pages: Iterable<string>): string | null;
  /** ISO date of the newest release; null without any. */
  findNewestOfAll(): string | null;
}
