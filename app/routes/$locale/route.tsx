import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Outlet } from "@remix-run/react";
import { DEFAULT_LOCALE, isLocale } from "~/domain/locales/locale";
import { getInterfaceText } from "~/l10n/interface-texts.server";
import { describeFailure } from "~/ui/head/describe-failure";
import { readSite } from "~/ui/head/read-site";
import { LocaleFrame } from "./locale-frame";

export { SiteErrorBoundary as ErrorBoundary } from "./site-error-boundary";

/** Layout of every page below a locale; throws a 404 for other first segments. */
export function loader({ params, context }: LoaderFunctionArgs) {
  if (context.fault !== undefined) throw context.fault;
  if (!isLocale(params["locale"])) {
    const title = getInterfaceText(DEFAULT_LOCALE)("not-found-title");
    throw data({ title }, { status: 404, statusText: "Not Found" });
  }
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
