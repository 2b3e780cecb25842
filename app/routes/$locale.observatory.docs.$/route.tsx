import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { describeGeneric } from "~/ui/areas/generic/describe-generic";
import { GenericDocScreen } from "~/ui/areas/generic/generic-doc-page";
import { loadGenericDoc } from "~/ui/areas/generic/load-generic-doc.server";
import { describeFailure } from "~/ui/head/describe-failure";
import { readSite } from "~/ui/head/read-site";
import { withHtml } from "~/ui/html-block/html-block";
import { renderMatrix } from "../$locale.observatory/matrix.server";
import { createView } from "../$locale.observatory/view.server";

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-screen/page-error-boundary";

const FOLDER = { folder: "observatory/docs", home: "observatory", tail: null };

export function loader(args: LoaderFunctionArgs) {
  const page = loadGenericDoc(args, FOLDER);
  if (!page.url.endsWith("/tests_and_scoring")) return page;
  const { html, toc } = renderMatrix(createView(args));
  const { isDataRequest } = args.context;
  const { articleHtml = "", sidebarHtml } = page;
  return withHtml(
    { ...page, toc: [...page.toc, ...toc] },
    { articleHtml: articleHtml + html, sidebarHtml },
    { isDataRequest },
  );
}

export const meta: MetaFunction<typeof loader> = ({ data, error, matches }) =>
  data
    ? describeGeneric(data, readSite(matches))
    : describeFailure(error, readSite(matches));

export default GenericDocScreen;
