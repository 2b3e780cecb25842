import {
  data,
  redirect,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { PageLink } from "~/services/search/search-service";
import {
  DEFAULT_LOCALE,
  type Locale,
  LOCALES,
  readLocale,
} from "~/domain/locales/locale";
import { docUrl } from "~/domain/documents/slug";
import type { InterfaceText } from "~/domain/text/strings";
import { getInterfaceText } from "~/l10n/interface-texts.server";
import { findSharedQuery } from "~/domain/search/shared-query";
import { parseSearchRequest } from "~/services/search/index.server";
import type { SearchFault } from "~/services/search/search-request";
import { describePage } from "~/ui/head/describe-page";
import { describeFailure } from "~/ui/head/describe-failure";
import { readSite } from "~/ui/head/read-site";
import { SearchPage } from "./search-page";
import type { AskedSearch, SearchState } from "./search-state";

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-screen/page-error-boundary";

export function loader({ params, request, context }: LoaderFunctionArgs) {
  const locale = readLocale(params);
  const shared = findSharedQuery(new URL(request.url).searchParams);
  if (shared !== null)
    throw redirect(`/${locale}/search?${new URLSearchParams({ q: shared }).toString()}`);
  const { asked, state } = answer(request, locale, context.services);
  const text = getInterfaceText(locale);
  const title = toTitle(asked, state, text);
  const description = text("search-about");
  return data(
    { locale, title, description, asked, state },
    { status: state.kind === "invalid" ? 400 : 200 },
  );
}

type SearchSources = Pick<
  LoaderFunctionArgs["context"]["services"],
  "search" | "documents"
>;

/** Landing pages to suggest. */
const AREAS = ["HTML", "CSS", "JavaScript", "HTTP", "API"] as const;

/** Existing landing pages, in the locale or in English. */
function listAreas(locale: Locale, documents: SearchSources["documents"]): PageLink[] {
  return AREAS.flatMap((area) => {
    const card = [locale, DEFAULT_LOCALE]
      .map((each) => documents.findDocumentCard(docUrl(each, `Web/${area}`)))
      .find((found) => found !== null);
    return card ? [{ title: card.short_title, url: card.mdn_url }] : [];
  });
}

/**
 * Runs the search of the query string; a query without words is valid but has no results.
 */
function answer(
  request: Request,
  locale: Locale,
  { search, documents }: SearchSources,
): { asked: AskedSearch; state: SearchState } {
  const params = new URL(request.url).searchParams;
  const { request: asked, faults } = parseSearchRequest(params, { locales: [locale] });
  if (asked) {
    const results = search.search(asked);
    const areas = results.total === 0 ? listAreas(locale, documents) : [];
    return { asked, state: { kind: "results", results, areas } };
  }
  const query = (params.get("q") ?? "").trim();
  const wrong = faults.filter(({ code }) => code !== "missing");
  const isEmpty = query === "" && wrong.length === 0;
  return {
    asked: { ...readChoices(params, { faults, locale }), query },
    state: isEmpty ? { kind: "empty" } : { kind: "invalid", faults: wrong },
  };
}

/** Reads the choices that are valid, so that a corrected query keeps them. */
function readChoices(
  params: URLSearchParams,
  { faults, locale }: { faults: readonly SearchFault[]; locale: Locale },
): Omit<AskedSearch, "query"> {
  const valid = new URLSearchParams(params);
  for (const { param } of faults) valid.delete(param);
  valid.set("q", "any");
  valid.delete("page");
  const { request } = parseSearchRequest(valid, { locales: [locale] });
  return request ?? { sort: "best", page: 1, topic: null, locales: [locale] };
}

function toTitle(
  { query, page }: AskedSearch,
  { kind }: SearchState,
  text: InterfaceText,
): string {
  if (kind === "invalid") return text("search-error");
  if (kind === "empty") return text("search-none");
  return page === 1
    ? text("search-title", { query })
    : text("search-title-page", { query, page });
}

export const meta: MetaFunction<typeof loader> = ({ data: page, error, matches }) =>
  page
    ? describePage({
        site: readSite(matches),
        locale: page.locale,
        title: page.title,
        description: page.description,
        path: `/${page.locale}/search`,
        locales: LOCALES,
        // The empty form may be indexed, results may not.
        robots: page.state.kind === "empty" ? null : "noindex, follow",
      })
    : describeFailure(error, readSite(matches));

export default function SearchRoute() {
  const { asked, state } = useLoaderData<typeof loader>();
  return <SearchPage asked={asked} state={state} />;
}
