import {
  findPageUrl,
  nameCategory,
  toReleasePath,
  type UpdatedFeature,
} from "~/domain/compat/updates";
import { toUpdatesFeedPath, type UpdatesFeed } from "~/domain/areas/updates-feeds";
import { DEFAULT_LOCALE, type Locale } from "~/domain/locales/locale";
import { toAddress } from "~/domain/http/to-address";
import type { InterfaceText } from "~/domain/text/strings";
import { ALL_UPDATES, type UpdatesService } from "../updates/index.server";
import type { BaselineGroup, ReleaseGroup, UpdatesFilter } from "../updates/index.server";
import {
  type Feed,
  type FeedEntry,
  type FeedFacts,
  getUpdated,
  MOST_ENTRIES,
} from "./feed";

/** Names per entry: a release of a browser may change hundreds of features. */
const MOST_NAMES = 50;

export interface UpdatesFeedFacts extends FeedFacts {
  locale: Locale;
  text: InterfaceText;
  /** Tells whether the site has a page with this URL. */
  hasPage: (url: string) => boolean;
}

/** Creates a public feed of updates; null for an unknown browser or category. */
export function createUpdatesFeed(
  updates: UpdatesService,
  feed: UpdatesFeed,
  facts: UpdatesFeedFacts,
): Feed | null {
  const { locale, text } = facts;
  const place = {
    selfPath: toUpdatesFeedPath(locale, feed),
    pagePath: `/${locale}/plus/updates`,
  };
  switch (feed.kind) {
    case "all":
      return listReleases(
        updates,
        {},
        { ...facts, ...place, name: text("updates-title") },
      );
    case "browser": {
      const names = new Map(Object.entries(updates.listBrowsers()));
      const browser = names.get(feed.id);
      if (browser === undefined) return null;
      const name = text("updates-title-of", { name: browser });
      return listReleases(updates, { browsers: [feed.id] }, { ...facts, ...place, name });
    }
    case "category": {
      if (!updates.listCategories().includes(feed.id)) return null;
      const category = nameCategory(feed.id, text);
      const name = text("updates-title-of", { name: category });
      const filter = { categories: [feed.id] };
      return listReleases(updates, filter, { ...facts, ...place, name, mark: feed.id });
    }
    case "baseline":
      return listBaseline(updates, {
        ...facts,
        ...place,
        name: text("updates-baseline"),
        pagePath: `${place.pagePath}?show=baseline`,
      });
  }
}

/** Creates the feed of a reader's own pages; without its URL, because feeds get passed on. */
export function createOwnFeed(
  updates: UpdatesService,
  pages: ReadonlySet<string>,
  facts: UpdatesFeedFacts,
): Feed {
  const pagePath = `/${facts.locale}/plus/updates/feed`;
  const name = facts.text("updates-own-title");
  const mark = "collections";
  return listReleases(
    updates,
    { pages },
    { ...facts, name, pagePath, mark, selfPath: null },
  );
}

interface Place extends UpdatesFeedFacts {
  /** Title without the site's name. */
  name: string;
  selfPath: string | null;
  /** Path and query of the page with the same contents. */
  pagePath: string;
  /** Tells entries about part of a release from those about all of it. */
  mark?: string;
}

function listReleases(
  updates: UpdatesService,
  filter: Partial<UpdatesFilter>,
  place: Place,
): Feed {
  const { groups } = updates.listReleases({ ...ALL_UPDATES, ...filter }, 1, MOST_ENTRIES);
  return toFeed(
    place,
    groups.map((group) => toReleaseEntry(group, place)),
  );
}

function listBaseline(updates: UpdatesService, place: Place): Feed {
  const { groups } = updates.listBaselineChanges(ALL_UPDATES, 1, MOST_ENTRIES);
  const entries = groups.flatMap((group) => toBaselineEntries(group, place));
  return toFeed(place, entries.slice(0, MOST_ENTRIES));
}

function toFeed(place: Place, entries: FeedEntry[]): Feed {
  const { siteName, siteOrigin, locale, text, name, selfPath, pagePath } = place;
  return {
    title: `${name} | ${siteName}`,
    description: text("updates-intro"),
    selfUrl: selfPath === null ? null : toAddress(siteOrigin, selfPath),
    pageUrl: siteOrigin + pagePath,
    language: locale,
    updated: getUpdated(entries, place),
    author: siteName,
    entries,
  };
}

function toReleaseEntry(
  { release, browserName, added, removed }: ReleaseGroup,
  { siteOrigin, locale, text, mark }: Place,
): FeedEntry {
  const url = toAddress(siteOrigin, toReleasePath(locale, release));
  const parts = [
    added.length > 0 &&
      text("updates-feed-added", { features: listNames(added, locale, text) }),
    removed.length > 0 &&
      text("updates-feed-removed", { features: listNames(removed, locale, text) }),
  ];
  return {
    ...(mark !== undefined && { id: `${url}#${mark}` }),
    title: `${browserName} ${release.version}`,
    url,
    summary: parts.filter(Boolean).join("\n"),
    ...toDates(release.date),
    author: null,
  };
}

function listNames(
  features: readonly UpdatedFeature[],
  locale: Locale,
  text: InterfaceText,
): string {
  const names = features
    .slice(0, MOST_NAMES)
    .map(({ path }) => path)
    .join(readComma(locale));
  const rest = features.length - MOST_NAMES;
  return rest > 0 ? text("updates-feed-more", { features: names, count: rest }) : names;
}

/** Reads the sign, with its space, that a language puts between the first names of a list. */
function readComma(locale: Locale): string {
  const parts = new Intl.ListFormat(locale).formatToParts(["1", "2", "3"]);
  return parts.find(({ type }) => type === "literal")?.value ?? ", ";
}

/** Features without a page of their own link to the list. */
function toBaselineEntries(
  { date, changes }: BaselineGroup,
  { siteOrigin, locale, text, pagePath, hasPage }: Place,
): FeedEntry[] {
  const list = siteOrigin + pagePath;
  return changes.map(({ id, level, name, description, page }) => {
    const url = findPageUrl(page, locale, hasPage);
    return {
      id: `${list}#${id}-${level}`,
      title: `${name} (${text(`baseline-${level}`)})`,
      // The data has no other language.
      language: DEFAULT_LOCALE,
      url: url === null ? list : toAddress(siteOrigin, url),
      summary: description,
      ...toDates(date),
      author: null,
    };
  });
}

function toDates(day: string): Pick<FeedEntry, "updated" | "published"> {
  const date = `${day}T00:00:00.000Z`;
  return { updated: date, published: date };
}
