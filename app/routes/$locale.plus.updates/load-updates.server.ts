import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { readLocale } from "~/domain/locales/locale";
import { getInterfaceText } from "~/l10n/interface-texts.server";
import { nameCollection } from "~/ui/collections/collection-name";
import type { User } from "~/domain/accounts/user";
import { toUnavailable } from "~/ui/error-screen/error-responses.server";
import { isUnavailable } from "~/domain/site/unavailable-error";
import {
  readUpdatesQuery,
  toUpdatesFilter,
  type UpdatesQuery,
} from "../api.v2.updates/read-updates-query";
import { getFeed, listFeedLinks, nameCategories, nameList } from "./describe-list";
import { createBaselineReader, createEventReader } from "./read-events.server";
import { toUpdatesQuery } from "./updates-url";

/** Time that the page waits until the visit is stored. */
const NOTE_MILLISECONDS = 100;

const NO_QUERY: UpdatesQuery = {
  page: 1,
  browsers: null,
  category: null,
  collections: null,
  q: null,
  sort: null,
};

/** One page of the list, as its address asks for it. Filters of anonymous readers are ignored. */
export async function loadUpdates(args: LoaderFunctionArgs) {
  const { context, request, params } = args;
  const { config, services, user } = context;
  const locale = readLocale(params);
  const search = new URL(request.url).searchParams;
  const asked = readUpdatesQuery(search) ?? NO_QUERY;
  const query = user ? asked : { ...NO_QUERY, page: asked.page };
  const show = search.get("show") === "baseline" ? ("baseline" as const) : null;
  const reader = user ? await readReader(args, user.id, query) : null;
  if (user) await noteVisit(args, user);
  const filter = toUpdatesFilter(query, reader?.paths ?? null);
  const { page, last, count, releases, baseline } = listPage(args, {
    show,
    filter,
    query,
  });
  // The content may have shrunk since the link was made, or a filter was added.
  if (page > last && last > 0)
    throw redirect(
      `/${locale}/plus/updates${toUpdatesQuery({ ...query, show, page: last })}`,
    );
  const text = getInterfaceText(locale);
  const browsers = Object.entries(services.updates.listBrowsers());
  const categories = nameCategories(services.updates.listCategories(), { locale, text });
  const list = { locale, text, show, query, browsers, categories };
  const name = nameList(list);
  const place = page > 1 ? [name, text("updates-page", { page })] : [name];
  return {
    locale,
    name,
    browsers,
    categories,
    address: `${config.siteOrigin}/${locale}/plus/updates${toUpdatesQuery({ ...query, show })}`,
    feed: getFeed(list),
    feeds: listFeedLinks(list),
    title: [...place, `${config.siteName} Plus`].join(" | "),
    description: text("updates-intro"),
    show,
    query,
    isRefused: !user && hasFilters(asked),
    last,
    count,
    releases: releases.map(createEventReader(args, { locale, open: search.get("open") })),
    baseline: baseline.map(createBaselineReader(args, locale)),
    collections: user && (reader?.collections ?? []),
  };
}

/** Service result of either list, in one shape. */
function listPage(
  { context }: LoaderFunctionArgs,
  {
    show,
    filter,
    query,
  }: {
    show: "baseline" | null;
    filter: ReturnType<typeof toUpdatesFilter>;
    query: UpdatesQuery;
  },
) {
  const { updates } = context.services;
  if (show === "baseline") {
    const { groups, ...place } = updates.listBaselineChanges(filter, query.page);
    return { ...place, releases: [], baseline: groups };
  }
  const { groups, ...place } = updates.listReleases(filter, query.page);
  return { ...place, releases: groups, baseline: [] };
}

/**
 * The collections that a reader may filter by, and the pages in those that they chose. An empty one is
 * listed while it is chosen, because no checkbox could take it out of the filter otherwise.
 *
 * @throws Response while the database does not answer and the filter needs it.
 */
async function readReader(
  { context, params }: LoaderFunctionArgs,
  userId: number,
  query: UpdatesQuery,
) {
  const { collections } = context.services;
  const locale = readLocale(params);
  const text = getInterfaceText(locale);
  try {
    const list = await collections.list(userId);
    const chosen = query.collections
      ? await collections.listPages(userId, query.collections)
      : null;
    return {
      collections: list
        .filter(
          ({ id, articleCount }) => articleCount > 0 || query.collections?.includes(id),
        )
        .map((each) => ({ id: each.id, name: nameCollection(each, text) })),
      paths: query.collections ? (chosen?.paths ?? new Set<string>()) : null,
    };
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    if (query.collections) throw toUnavailable(locale, context.config.siteName);
    return { collections: [], paths: null };
  }
}

/** Ends the dot in the menus. A page that is only loaded ahead is no visit. */
async function noteVisit({ context, request }: LoaderFunctionArgs, user: User) {
  const { readerUpdates, updates } = context.services;
  const newest = updates.findNewestOfAll();
  const isAhead = request.headers.get("sec-purpose")?.includes("prefetch") ?? false;
  if (newest === null || isAhead || request.method !== "GET") return;
  const noting = readerUpdates.noteSeen(user, newest).catch((error: unknown) => {
    if (!isUnavailable(error)) throw error;
  });
  // The page has the same content without it, and a locked database would delay it by seconds.
  const pause = new Promise((resolve) => setTimeout(resolve, NOTE_MILLISECONDS));
  await Promise.race([noting, pause]);
}

/** Whether anything but the page is asked for. */
function hasFilters(query: UpdatesQuery): boolean {
  const { browsers, category, collections, q, sort } = query;
  return [browsers, category, collections, q, sort].some((value) => value !== null);
}
