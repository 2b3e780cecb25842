import { redirect, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import { readSite } from "~/ui/head/read-site";
import { describeHome } from "../$locale._index/describe-home";
import { HomePage } from "../$locale._index/home-page";
import { loadHome } from "../$locale._index/load-home.server";
import { LocaleFrame } from "../$locale/locale-frame";

/**
 * Root URL of the site: the English home page where HOMEPAGE is on, else a redirect to
 * it.
 */
export function loader({ context }: LoaderFunctionArgs) {
  if (!context.config.hasHomepage) throw redirect(`/${DEFAULT_LOCALE}/`);
  return loadHome(DEFAULT_LOCALE, context);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? describeHome(data, readSite(matches)) : [];

export default function RootHomeRoute() {
  return (
    <LocaleFrame>
      <HomePage {...useLoaderData<typeof loader>()} />
    </LocaleFrame>
  );
}
