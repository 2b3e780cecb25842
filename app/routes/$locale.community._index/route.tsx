import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { describeGeneric } from "~/ui/areas/generic/describe-generic";
import { loadSitePage } from "~/ui/areas/generic/load-generic-doc.server";
import { SitePage } from "~/ui/areas/generic/site-page";
import { linkStyles } from "~/ui/article-styles/article-styles.server";
import { describeFailure } from "~/ui/head/describe-failure";
import { readSite } from "~/ui/head/read-site";
import { HtmlBlock, withHtml } from "~/ui/html-block/html-block";
import { IssuesTable, splitAtIssues } from "./issues-table";

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-screen/page-error-boundary";

export async function loader(args: LoaderFunctionArgs) {
  const { sections, options, facts } = loadSitePage(args, "community");
  const { services, isDataRequest } = args.context;
  const { before, after } = splitAtIssues(sections, options);
  const openIssues = after === null ? null : await services.community.listOpenIssues();
  const html = { beforeHtml: linkStyles(before), afterHtml: linkStyles(after ?? "") };
  return withHtml({ ...facts, openIssues }, html, { isDataRequest });
}

export const meta: MetaFunction<typeof loader> = ({ data, error, matches }) =>
  data
    ? describeGeneric(data, readSite(matches))
    : describeFailure(error, readSite(matches));

export default function CommunityRoute() {
  const page = useLoaderData<typeof loader>() as Awaited<ReturnType<typeof loader>>;
  const { address, openIssues, beforeHtml, afterHtml } = page;
  return (
    <SitePage address={address}>
      <HtmlBlock id="article-body" className="prose" html={beforeHtml} />
      {openIssues && <IssuesTable {...openIssues} />}
      <HtmlBlock id="article-end" className="prose" html={afterHtml} />
    </SitePage>
  );
}
