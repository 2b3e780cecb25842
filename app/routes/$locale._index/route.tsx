import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DEFAULT_LOCALE, parseLocale } from "~/domain/locale";
import { readSite } from "~/ui/head/read-site";
import { describeHome } from "./describe-home";
import { HomePage } from "./home-page";
import { loadHome } from "./load-home.server";

export function loader({ params, context }: LoaderFunctionArgs) {
  return loadHome(parseLocale(params["locale"] ?? "") ?? DEFAULT_LOCALE, context);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? describeHome(data, readSite(matches)) : [];

export default function HomeRoute() {
  return <HomePage {...useLoaderData<typeof loader>()} />;
}
