import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { renderSitePage } from "~/domain/areas/render-about";
import { describeGeneric } from "~/ui/areas/generic/describe-generic";
import { loadSitePage } from "~/ui/areas/generic/load-generic-doc.server";
import { SitePage } from "~/ui/areas/generic/site-page";
import "~/ui/areas/generic/tabs.css";
import { linkStyles } from "~/ui/article-styles/article-styles.server";
import { describeFailure } from "~/ui/head/describe-failure";
import { readSite } from "~/ui/head/read-site";
import { HtmlBlock, withHtml } from "~/ui/html-block/html-block";

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-screen/page-error-boundary";

export function loader(args: LoaderFunctionArgs) {
  const { sections, options, facts } = loadSitePage(args, "about");
  const { isDataRequest } = args.context;
  return withHtml(
    facts,
    { articleHtml: linkStyles(renderSitePage(sections, options)) },
    { isDataRequest },
  );
}

export const meta: MetaFunction<typeof loader> = ({ data, error, matches }) =>
  data
    ? describeGeneric(data, readSite(matches))
    : describeFailure(error, readSite(matches));

export default function AboutRoute() {
  const { address, articleHtml } = useLoaderData<typeof loader>();
  return (
    <SitePage address={address}>
      <HtmlBlock id="article-body" className="prose" html={articleHtml} />
    </SitePage>
  );
}
