import {
  toChangesFeedPath,
  toChangesPath,
  type SiteChange,
} from "~/domain/areas/changes";
import { DEFAULT_LOCALE, type Locale } from "~/domain/locales/locale";
import { toAddress } from "~/domain/http/to-address";
import {
  describeChange,
  type ChangesService,
  type ChangeTexts,
} from "../changes/index.server";
import { type Feed, type FeedEntry, type FeedFacts, getUpdated } from "./feed";

export interface ChangesFeedFacts extends FeedFacts {
  findPage: (url: string) => { title: string; summary: string } | null;
  changes: Pick<ChangesService, "list">;
  texts: ChangeTexts;
}

/** Creates the feed of the newest changes in a language. */
export function createChangesFeed(locale: Locale, facts: ChangesFeedFacts): Feed {
  const { siteName, siteOrigin, texts } = facts;
  const entries = listChangeEntries(locale, null, facts);
  return {
    title: `${texts.text("footer-changes")} | ${siteName}`,
    description: texts.overview("changes-intro"),
    selfUrl: toAddress(siteOrigin, toChangesFeedPath(locale)),
    pageUrl: toAddress(siteOrigin, toChangesPath(locale)),
    language: locale,
    updated: getUpdated(entries, facts),
    author: siteName,
    entries,
  };
}

/** @param area Slug of a page: only its changes and those of the pages below it. */
export function listChangeEntries(
  locale: Locale,
  area: string | null,
  facts: ChangesFeedFacts,
): FeedEntry[] {
  const { changes } = facts.changes.list(locale, { shown: locale, area, kind: null }, 1);
  return changes.map((change) => toEntry(change, locale, facts));
}

/** The id names kind and date too, because a page may change more than once. */
function toEntry(
  change: SiteChange,
  locale: Locale,
  { siteOrigin, findPage, texts }: ChangesFeedFacts,
): FeedEntry {
  const { url, kind, date, cause } = change;
  const list = toAddress(siteOrigin, toChangesPath(locale));
  const page = url === null ? list : toAddress(siteOrigin, url);
  const document = url === null ? null : findPage(url);
  const isBaseline = cause.type === "baseline";
  const name = isBaseline ? cause.name : (document?.title ?? "");
  const summary = isBaseline ? cause.description : (document?.summary ?? "");
  const what = describeChange(change, texts, locale);
  const mark = isBaseline ? `${kind}-${cause.level}-${cause.name}` : kind;
  return {
    id: `${page}#${encodeURIComponent(`${date}-${mark}`)}`,
    title: name,
    language: isBaseline ? DEFAULT_LOCALE : url?.split("/")[1],
    url: page,
    summary: [what, summary].filter(Boolean).join("\n"),
    updated: date.length === 10 ? `${date}T00:00:00.000Z` : date,
    published: null,
    author: null,
  };
}
