import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { readLocale } from "~/domain/locales/locale";
import { describeGeneric } from "~/ui/areas/generic/describe-generic";
import { GenericDocScreen } from "~/ui/areas/generic/generic-doc-page";
import { loadGenericDoc } from "~/ui/areas/generic/load-generic-doc.server";
import { describeFailure } from "~/ui/head/describe-failure";
import { readSite } from "~/ui/head/read-site";

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-screen/page-error-boundary";

export function loader(args: LoaderFunctionArgs) {
  const plans = `/${readLocale(args.params)}/plus#subscribe`;
  // Signed-in readers already know the plans.
  const tail = args.context.user
    ? null
    : { title: `Try ${args.context.config.siteName} Plus`, href: plans };
  return loadGenericDoc(args, { folder: "plus/docs", home: "plus", tail });
}

export const meta: MetaFunction<typeof loader> = ({ data, error, matches }) =>
  data
    ? describeGeneric(data, readSite(matches))
    : describeFailure(error, readSite(matches));

export default GenericDocScreen;
