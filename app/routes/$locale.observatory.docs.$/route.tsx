import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { describeGeneric } from "~/ui/areas/generic/describe-generic";
import { GenericDocScreen } from "~/ui/areas/generic/generic-doc-screen";
import { loadGenericDoc } from "~/ui/areas/generic/load-generic-doc.server";
import { describeFailure } from "~/ui/head/describe-failure";
import { readSite } from "~/ui/head/read-site";

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-screen/page-error-boundary";

export function loader(args: LoaderFunctionArgs) {
  const home = args.context.config.features.includes("observatory")
    ? "observatory"
    : null;
  return loadGenericDoc(args, { folder: "observatory/docs", home, tail: null });
}

export const meta: MetaFunction<typeof loader> = ({ data, error, matches }) =>
  data
    ? describeGeneric(data, readSite(matches))
    : describeFailure(error, readSite(matches));

export default GenericDocScreen;
