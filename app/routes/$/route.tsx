import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { describeGeneric } from "~/ui/areas/generic/describe-generic";
import { GenericDocPage } from "~/ui/areas/generic/generic-doc-page";
import { SitePage } from "~/ui/areas/generic/site-page";
import "~/ui/areas/generic/tabs.css";
import { describeFailure } from "~/ui/head/describe-failure";
import { readSite } from "~/ui/head/read-site";
import { HtmlBlock } from "~/ui/html-block/html-block";
import { LocaleFrame } from "../$locale/locale-frame";
import { loadSinglePage } from "./load-single-page.server";

// A boundary of its own, because Remix calls `meta` only for routes down to the boundary
// that handles the error.
export { SiteErrorBoundary as ErrorBoundary } from "../$locale/site-error-boundary";

/** All URLs without a route: a generic page, or the not-found page with suggestions. */
export function loader(args: LoaderFunctionArgs) {
  if (args.context.fault !== undefined) throw args.context.fault;
  return loadSinglePage(args);
}

export const meta: MetaFunction<typeof loader> = ({ data, error, matches }) => {
  const page = data?.doc ?? data?.sitePage;
  const site = readSite(matches);
  return page ? describeGeneric(page, site) : describeFailure(error, site);
};

export default function SinglePageRoute() {
  return (
    <LocaleFrame>
      <SinglePage />
    </LocaleFrame>
  );
}

function SinglePage() {
  const { doc, sitePage } = useLoaderData<typeof loader>() as ReturnType<typeof loader>;
  // Read by name, because a spread drops these non-enumerable fields (ui/html-block).
  if (doc) {
    const { articleHtml, sidebarHtml } = doc;
    return (
      <GenericDocPage
        key={doc.url}
        {...doc}
        articleHtml={articleHtml}
        sidebarHtml={sidebarHtml}
      />
    );
  }
  const { address, articleHtml } = sitePage;
  return (
    <SitePage address={address}>
      <HtmlBlock id="article-body" className="prose" html={articleHtml} />
    </SitePage>
  );
}
