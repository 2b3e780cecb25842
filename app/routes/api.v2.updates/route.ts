import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { UpdatesAnswer } from "~/domain/api/updates";
import type { UpdatedFeature } from "~/domain/compat/updates";
import {
  answerCall,
  answerFailure,
  requireCaller,
} from "~/services/api-answers/index.server";
import type { ReleaseGroup, UpdatesPage } from "~/services/updates/index.server";
import {
  readUpdatesQuery,
  toUpdatesFilter,
  type UpdatesQuery,
} from "./read-updates-query";

/** Parameters that need a session; `collections` of anonymous readers is ignored. */
const FILTERS = ["browsers", "category", "q", "sort"] as const;

export function loader(args: LoaderFunctionArgs) {
  return answerUpdates(args);
}

export function action(args: ActionFunctionArgs) {
  return answerUpdates(args);
}

/** The answer is everybody's without filters, and one reader's with them. */
function answerUpdates({
  request,
  context,
}: LoaderFunctionArgs | ActionFunctionArgs): Promise<Response> {
  return answerCall({ request, context }, ["GET", "HEAD"], async () => {
    const { pathname, searchParams } = new URL(request.url);
    const query = readUpdatesQuery(searchParams);
    if (!query)
      return new Response("page is a number, sort asc or desc", { status: 400 });
    const user = FILTERS.some((name) => query[name] !== null)
      ? requireCaller(context, answerLoginRequired())
      : context.user;
    const { collections, updates } = context.services;
    const chosen =
      user && query.collections
        ? ((await collections.listPages(user.id, query.collections)) ?? NO_PAGES)
        : null;
    const filter = toUpdatesFilter(query, chosen?.paths ?? null);
    const found = updates.listReleases(filter, query.page);
    const isPersonal = query.collections !== null || PERSONAL_PATH.test(pathname);
    return Response.json(toAnswer(found, query, chosen?.ids ?? null), {
      // For anonymous callers too: they may sign in while a cache has their answer.
      headers: isPersonal ? { "Cache-Control": "private, no-store" } : {},
    });
  });
}

/** Address of the route beside this one. */
const PERSONAL_PATH = /\/updates\/collections\/?$/i;

/** A malformed collection id finds nothing. */
const NO_PAGES = { ids: [], paths: new Set<string>() };

function answerLoginRequired(): Response {
  const message = "Please login to use feature: BCD Filters";
  return answerFailure(401, "Login Required", message);
}

function toAnswer(
  { groups, last }: UpdatesPage,
  { browsers, category, page, q, sort }: UpdatesQuery,
  collections: number[] | null,
): UpdatesAnswer {
  return {
    data: groups.map(toGroup),
    query: {
      browsers,
      category,
      collections,
      page,
      q,
      sort: sort && (sort === "asc" ? "Asc" : "Desc"),
    },
    last,
  };
}

function toGroup({
  release,
  browserName,
  added,
  removed,
}: ReleaseGroup): UpdatesAnswer["data"][number] {
  const { browser, version, engine, engineVersion, date } = release;
  return {
    type: "browser_grouping",
    browser,
    version,
    name: browserName,
    engine,
    engine_version: engineVersion,
    release_notes: "",
    release_date: date,
    events: { added: added.map(toEvent), removed: removed.map(toEvent) },
  };
}

function toEvent({
  path,
  mdnUrl,
  page,
  sourceFile,
  specUrl,
  status,
  engines,
}: UpdatedFeature) {
  return {
    path,
    compat: {
      mdn_url: mdnUrl ?? page,
      source_file: sourceFile,
      spec_url: specUrl,
      status: status && {
        deprecated: status.deprecated,
        experimental: status.experimental,
        standard_track: status.standardTrack,
      },
      engines,
    },
  };
}
