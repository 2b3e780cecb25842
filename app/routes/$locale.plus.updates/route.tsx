import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LOCALES } from "~/domain/locales/locale";
import { describeFailure } from "~/ui/head/describe-failure";
import { readSite } from "~/ui/head/read-site";
import { describePage } from "~/ui/head/describe-page";
import { loadUpdates } from "./load-updates.server";
import { UpdatesScreen } from "./updates-screen";
import { toUpdatesQuery } from "./updates-url";

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-screen/page-error-boundary";

export function loader(args: LoaderFunctionArgs) {
  return loadUpdates(args);
}

export const meta: MetaFunction<typeof loader> = ({ data, error, matches }) => {
  const site = readSite(matches);
  if (!data) return describeFailure(error, site);
  const { locale, title, name, description, show, query, last, feeds } = data;
  const path = `/${locale}/plus/updates`;
  const toUrl = (page: number): string => path + toUpdatesQuery({ ...query, show, page });
  return describePage({
    site,
    locale,
    title,
    name,
    description,
    path,
    locales: LOCALES,
    feeds,
    query: toUpdatesQuery({ ...query, collections: null, show }),
    robots: query.q || query.collections ? "noindex, follow" : null,
    previous: query.page > 1 ? toUrl(query.page - 1) : null,
    next: query.page < last ? toUrl(query.page + 1) : null,
  });
};

export default function UpdatesRoute() {
  return <UpdatesScreen {...useLoaderData<typeof loader>()} />;
}
