import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DEFAULT_LOCALE, parseLocale } from "~/domain/locale";
import { readSite } from "~/ui/head/read-site";
import { describeHome } from "./describe-home";
import { HomePage } from "./home-page";
import { listHomeAreas } from "./list-home-areas";

export function loader({ params, context }: LoaderFunctionArgs) {
  const locale = parseLocale(params["locale"] ?? "") ?? DEFAULT_LOCALE;
  const home = context.services.home.readHome(locale);
  return {
    locale,
    home,
    now: new Date().toISOString(),
    description: home.pageDescription,
    areas: listHomeAreas(context.services.documents, locale),
    hasCommunity: context.services.areas.hasPage("community"),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? describeHome(data, readSite(matches)) : [];

export default function HomeRoute() {
  return <HomePage {...useLoaderData<typeof loader>()} />;
}
