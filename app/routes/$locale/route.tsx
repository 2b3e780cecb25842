import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Outlet } from "@remix-run/react";
import { isLocale } from "~/domain/locales/locale";
import { toMissingPage } from "~/ui/areas/require-page.server";
import { describeFailure } from "~/ui/head/describe-failure";
import { readSite } from "~/ui/head/read-site";
import { LocaleFrame } from "./locale-frame";

export { SiteErrorBoundary as ErrorBoundary } from "./site-error-boundary";

/** Layout of every page below a locale; throws a 404 for other first segments. */
export function loader(args: LoaderFunctionArgs) {
  if (args.context.fault !== undefined) throw args.context.fault;
  if (!isLocale(args.params["locale"])) throw toMissingPage(args);
  return null;
}

export const meta: MetaFunction<typeof loader> = ({ error, matches }) =>
  error === undefined
    ? matches.flatMap((match) => match.meta)
    : describeFailure(error, readSite(matches));

export function shouldRevalidate() {
  return false;
}

export default function LocaleLayout() {
  return (
    <LocaleFrame>
      <Outlet />
    </LocaleFrame>
  );
}
