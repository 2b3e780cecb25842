import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LOCALES } from "~/domain/locales/locale";
import { describeFailure } from "~/ui/head/describe-failure";
import { readSite } from "~/ui/head/read-site";
import { describePage } from "~/ui/head/describe-page";
import { ChangesPage } from "./changes-page";
import { toChangesUrl } from "./changes-query";
import { loadChanges } from "./load-changes.server";

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-screen/page-error-boundary";

export function loader(args: LoaderFunctionArgs) {
  return loadChanges(args);
}

export const meta: MetaFunction<typeof loader> = ({ data, error, matches }) => {
  const site = readSite(matches);
  if (!data) return describeFailure(error, site);
  const { locale, query, last, title, pageTitle, intro, feed, isFiltered } = data;
  const path = toChangesUrl(locale, {});
  const toUrl = (page: number): string => toChangesUrl(locale, { ...query, page });
  return describePage({
    site,
    locale,
    path,
    locales: LOCALES,
    feeds: [feed],
    title: pageTitle,
    name: title,
    description: intro,
    query: toUrl(query.page).slice(path.length),
    robots: isFiltered || query.page > 1 ? "noindex, follow" : null,
    previous: query.page > 1 ? toUrl(query.page - 1) : null,
    next: query.page < last ? toUrl(query.page + 1) : null,
  });
};

export default function ChangesRoute() {
  return <ChangesPage {...useLoaderData<typeof loader>()} />;
}
