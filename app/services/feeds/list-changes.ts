import {
  toChangesFeedPath,
  toChangesPath,
  type SiteChange,
} from "~/domain/areas/changes";
import { DEFAULT_LOCALE, type Locale } from "~/domain/locales/locale";
import { toAddress } from "~/domain/site/to-address";
import {
  describeChange,
  type ChangesService,
  type ChangeTexts,
} from "../changes/index.server";
import type { Feed, FeedEntry } from "./feed";
import { NEVER, type FeedFacts } from "./list-feeds";

export interface ChangesFeedFacts extends FeedFacts {
  findPage: (url: string) => { title: string; summary: string } | null;
  changes: ChangesService;
  texts: ChangeTexts;
}

/** Creates the feed of the newest changes in a language. */
export function createChangesFeed(locale: Locale, facts: ChangesFeedFacts): Feed {
  const { siteName, siteOrigin, changes, texts } = facts;
  const filter = { shown: locale, area: null, kind: null };
  const entries = changes
    .list(locale, filter, 1)
    .changes.map((change) => toEntry(change, locale, facts));
  return {
    title: `${texts.text("footer-changes")} | ${siteName}`,
    description: texts.overview("changes-intro"),
    selfUrl: toAddress(siteOrigin, toChangesFeedPath(locale)),
    pageUrl: toAddress(siteOrigin, toChangesPath(locale)),
    language: locale,
    updated: entries[0]?.updated ?? NEVER,
    author: siteName,
    entries,
  };
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
