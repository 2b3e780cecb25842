import type { ContentStore } from "~/content-store/content-store";
import type { ChangeKind, SiteChange } from "~/domain/areas/changes";
import { findPageUrl } from "~/domain/compat/updates";
import { docUrl } from "~/domain/documents/slug";
import { DAY_MILLISECONDS } from "~/domain/locales/durations";
import { toIsoDate } from "~/domain/locales/iso-date";
import { type Locale, LOCALES } from "~/domain/locales/locale";
import { compareCodes } from "~/domain/text/compare-codes";
import { getOrCreate } from "~/domain/text/get-or-create";
import type { InterfaceText, OverviewText } from "~/domain/text/strings";
import type { UpdatesService } from "../updates/index.server";
import { type FeatureChange, listFeatureChanges } from "./list-feature-changes";

/** Conditions that all must hold; null asks for nothing. */
export interface ChangesFilter {
  /** Language of the pages; null for all languages. */
  shown: Locale | null;
  /** Slug of a page: the page itself and those below it. */
  area: string | null;
  kind: ChangeKind | null;
}

interface ChangesPage {
  changes: SiteChange[];
  /** 1-based. */
  page: number;
  /** Number of pages; 0 when nothing is found. */
  last: number;
}

export interface ChangesService {
  /**
   * Lists changes of the last twelve months, newest first.
   *
   * @param locale Language preferred for pages of features, where all languages are asked for.
   * @param page 1-based; pages past the last are empty.
   */
  list(locale: Locale, filter: ChangesFilter, page: number): ChangesPage;
  /** Tells whether pages of a language in an area were edited in that time. Makes no list, because each page asks. */
  hasEdits(locale: Locale, area: string): boolean;
}

const CHANGES_PER_PAGE = 30;
const DAYS = 365;

export interface ChangesOptions {
  /** Returns the current store, which may be swapped between calls. */
  store: () => ContentStore;
  updates: Pick<UpdatesService, "listReleases" | "listBaseline">;
  /** Milliseconds since 1970; tests set it. */
  now?: () => number;
}

/** Days are those of UTC. The lists of a day are made at their first use, and kept with the store. */
export function createChangesService(options: ChangesOptions): ChangesService {
  const readDay = rememberPerDay(options);
  return {
    list(locale, filter, page) {
      const day = readDay();
      const { shown } = filter;
      const all = getOrCreate(day.lists, shown ?? `all ${locale}`, () =>
        listAll(day, locale, shown),
      );
      const found = all.filter(createTest(filter));
      const start = (page - 1) * CHANGES_PER_PAGE;
      const last = Math.ceil(found.length / CHANGES_PER_PAGE);
      return { changes: found.slice(start, start + CHANGES_PER_PAGE), page, last };
    },
    hasEdits(locale, area) {
      const { store, from, edited } = readDay();
      return getOrCreate(edited, `${locale} ${area}`, () => {
        const [latest] = store.listChangedDocuments(docUrl(locale, area), 1);
        return latest !== undefined && latest.modified >= from;
      });
    },
  };
}

/** Facts of one day about one store, which never changes. */
interface Day {
  store: ContentStore;
  /** ISO date of the oldest change to list. */
  from: string;
  /** Made at its first use: it takes a tenth of a second. */
  features: () => readonly FeatureChange[];
  lists: Map<string, SiteChange[]>;
  /** Whether pages of areas were edited. */
  edited: Map<string, boolean>;
}

function createTest({ area, kind }: ChangesFilter): (change: SiteChange) => boolean {
  return (change) =>
    (kind === null || change.kind === kind) &&
    (area === null || isAtOrBelow(change.url, area));
}

function isAtOrBelow(url: string | null, slug: string): boolean {
  const own = url?.split("/").slice(3).join("/");
  return own !== undefined && (own === slug || own.startsWith(`${slug}/`));
}

function rememberPerDay({ store, updates, now = Date.now }: ChangesOptions) {
  let today = "";
  let known = new WeakMap<ContentStore, Day>();
  return (): Day => {
    const date = toDay(now());
    if (date !== today) known = new WeakMap();
    today = date;
    const current = store();
    return getOrCreate(known, current, () => {
      const from = toDay(now() - DAYS * DAY_MILLISECONDS);
      let made: FeatureChange[] | null = null;
      const features = () => (made ??= listFeatureChanges(updates, from));
      return { store: current, from, features, lists: new Map(), edited: new Map() };
    });
  };
}

function listAll(
  { store, from, features }: Day,
  locale: Locale,
  shown: Locale | null,
): SiteChange[] {
  const hasPage = (url: string): boolean => store.findCanonicalUrl(url) !== null;
  const edits = (shown === null ? LOCALES : [shown]).flatMap((each) =>
    listEdits(store, each, from),
  );
  const ofFeatures = features().flatMap(({ page, ...change }) => {
    const url = findPageUrl(page, shown ?? locale, hasPage);
    // The name of what became Baseline says enough; a release needs a page to tell of.
    return url === null && change.kind !== "baseline" ? [] : [{ ...change, url }];
  });
  return [...edits, ...ofFeatures].sort(
    (a, b) =>
      compareCodes(b.date, a.date) ||
      compareCodes(a.url ?? "", b.url ?? "") ||
      compareCodes(b.kind, a.kind),
  );
}

function toDay(time: number): string {
  return toIsoDate(new Date(time));
}

export interface ChangeTexts {
  overview: OverviewText;
  text: InterfaceText;
}

/** Tells in a few words what a change consists of. */
export function describeChange(
  { kind, cause }: SiteChange,
  { overview, text }: ChangeTexts,
  locale: Locale,
): string {
  switch (cause.type) {
    case "edit":
      return overview(kind === "new" ? "changes-edit-new" : "changes-edit-changed");
    case "release": {
      const browsers = new Intl.ListFormat(locale).format(cause.browsers);
      const id = kind === "new" ? "changes-release-new" : "changes-release-changed";
      return overview(id, { browsers });
    }
    case "baseline":
      return overview("changes-release-baseline", {
        status: text(`baseline-${cause.level}`),
      });
  }
}

type Store = Pick<ContentStore, "listDocumentUrls" | "listNewPages">;

/**
 * Lists when pages of a language were added and edited last, in no order. Pages without a date in
 * the history of their files are left out.
 *
 * @param from ISO date of the oldest change to list.
 */
function listEdits(store: Store, locale: Locale, from: string): SiteChange[] {
  const created = new Map(store.listNewPages().map((page) => [page.url, page.created]));
  return store.listDocumentUrls(locale).flatMap(({ url, modified }) => {
    if (modified === null) return [];
    const added = created.get(url);
    const edits = [
      ...(added === undefined ? [] : [toEdit("new", added, url)]),
      // The first version of a page is no change of it.
      ...(added === modified ? [] : [toEdit("changed", modified, url)]),
    ];
    return edits.filter(({ date }) => date >= from);
  });
}

function toEdit(kind: "new" | "changed", date: string, url: string): SiteChange {
  return { kind, date, url, cause: { type: "edit" } };
}
