import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DEFAULT_LOCALE, parseLocale } from "~/domain/locale";
import { describeFailure } from "~/ui/head/describe-failure";
import { readSite } from "~/ui/head/read-site";
import { describeHome } from "./describe-home";
import { HomePage } from "./home-page";
import { listHomeAreas } from "./list-home-areas";

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-screen/page-error-boundary";

export function loader({ params, context }: LoaderFunctionArgs) {
  const locale = parseLocale(params["locale"] ?? "") ?? DEFAULT_LOCALE;
  const home = context.services.home.readHome(locale);
  return {
    locale,
    home,
    now: new Date().toISOString(),
    description: home.pageDescription,
    areas: listHomeAreas(context.services.documents, locale),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, error, matches }) =>
  data
    ? describeHome(data, readSite(matches))
    : describeFailure(error, readSite(matches));

export default function HomeRoute() {
  const { home, areas, now } = useLoaderData<typeof loader>();
  return <HomePage home={home} areas={areas} now={now} />;
}
