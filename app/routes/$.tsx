import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { DEFAULT_LOCALE, parseLocale } from "~/domain/locale";
import { toNotFound } from "~/ui/error-screen/not-found.server";
import { describeFailure } from "~/ui/head/describe-failure";
import { readSite } from "~/ui/head/read-site";

// A boundary of its own, since Remix asks for the title only of routes that don't fail above.
export { SiteErrorBoundary as ErrorBoundary } from "~/routes/$locale/site-error-boundary";

/** Every address without a page: the not-found page shows what it may have meant. */
export function loader({ params, context }: LoaderFunctionArgs): never {
  if (context.fault !== undefined) throw context.fault;
  const path = `/${params["*"] ?? ""}`;
  const [, segment = ""] = path.split("/", 2);
  const locale = parseLocale(segment) ?? DEFAULT_LOCALE;
  const { suggestPages } = context.services.documents;
  throw toNotFound({ path, locale, suggestPages });
}

export const meta: MetaFunction = ({ error, matches }) =>
  describeFailure(error, readSite(matches));

/** Without a component Remix would take this for a resource route and answer without a page. */
export default function UnknownPage() {
  return null;
}
