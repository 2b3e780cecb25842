import {
  toUpdatesFeedLink,
  toUpdatesFeedPath,
  type UpdatesFeed,
} from "~/domain/areas/updates-feeds";
import type { FeedLink } from "~/domain/areas/feeds";
import { nameCategory } from "~/domain/compat/updates";
import type { Locale } from "~/domain/locales/locale";
import type { InterfaceText } from "~/domain/text/strings";
import type { UpdatesQuery } from "../api.v2.updates/read-updates-query";

export type NamedId = readonly [id: string, name: string];

/** A title with more names than this would be a list itself. */
const MOST_NAMES = 3;

/** Categories by name. */
export function nameCategories(
  ids: readonly string[],
  { locale, text }: Pick<DescribedList, "locale" | "text">,
): NamedId[] {
  return ids
    .map((id) => [id, nameCategory(id, text)] as const)
    .sort(([, a], [, b]) => a.localeCompare(b, locale));
}

export interface DescribedList {
  locale: Locale;
  text: InterfaceText;
  show: "baseline" | null;
  query: UpdatesQuery;
  browsers: readonly NamedId[];
  categories: readonly NamedId[];
}

/** Heading of a list: names the browsers and categories that it keeps to. */
export function nameList(list: DescribedList): string {
  const { text, locale, show } = list;
  if (show === "baseline") return text("updates-baseline");
  const names = listChosen(list).map(({ name }) => name);
  if (names.length === 0 || names.length > MOST_NAMES) return text("updates-title");
  const name = new Intl.ListFormat(locale).format(names);
  return text("updates-title-of", { name });
}

/** The feed that has most of a list: only one browser or category has a feed of its own. */
export function getFeed(list: DescribedList): UpdatesFeed {
  if (list.show === "baseline") return { kind: "baseline" };
  const [first, ...others] = listChosen(list);
  return first && others.length === 0 ? first.feed : { kind: "all" };
}

/** Feeds for feed readers to discover: what the list keeps to, then all releases and Baseline. */
export function listFeedLinks(list: DescribedList): FeedLink[] {
  const { locale, text } = list;
  const chosen = list.show === null ? listChosen(list) : [];
  const links = [
    ...chosen.map(({ feed, name }) =>
      toUpdatesFeedLink(locale, feed, text("updates-title-of", { name })),
    ),
    toUpdatesFeedLink(locale, { kind: "all" }, text("updates-title")),
    toUpdatesFeedLink(locale, { kind: "baseline" }, text("updates-baseline")),
  ];
  const current = toUpdatesFeedPath(locale, getFeed(list));
  return links.sort((a, b) => Number(b.href === current) - Number(a.href === current));
}

function listChosen({ query, browsers, categories }: DescribedList) {
  const choose = (
    kind: "browser" | "category",
    ids: readonly string[] | null,
    all: readonly NamedId[],
  ) =>
    all.flatMap(([id, name]) =>
      ids?.includes(id) ? [{ feed: { kind, id }, name }] : [],
    );
  return [
    ...choose("browser", query.browsers, browsers),
    ...choose("category", query.category, categories),
  ];
}
