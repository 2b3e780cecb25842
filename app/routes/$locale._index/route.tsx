import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readLocale } from "~/domain/locales/locale";
import { describeFailure } from "~/ui/head/describe-failure";
import { readSite } from "~/ui/head/read-site";
import { describeHome } from "./describe-home";
import { HomePage } from "./home-page";
import { loadHome } from "./load-home.server";

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-screen/page-error-boundary";

export function loader({ params, context }: LoaderFunctionArgs) {
  return loadHome(readLocale(params), context);
}

export const meta: MetaFunction<typeof loader> = ({ data, error, matches }) =>
  data
    ? describeHome(data, readSite(matches))
    : describeFailure(error, readSite(matches));

export default function HomeRoute() {
  return <HomePage {...useLoaderData<typeof loader>()} />;
}
