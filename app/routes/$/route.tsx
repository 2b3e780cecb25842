import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import type { loader as rootLoader } from "~/root";
import { describeGeneric } from "~/ui/areas/generic/describe-generic";
import { GenericDocPage } from "~/ui/areas/generic/generic-doc-page";
import { SitePage } from "~/ui/areas/generic/site-page";
import "~/ui/areas/generic/tabs.css";
import { ErrorBoundaryScreen } from "~/ui/error-screen/error-boundary";
import { describeFailure } from "~/ui/head/describe-failure";
import { readSite } from "~/ui/head/read-site";
import { HtmlBlock } from "~/ui/html-block/html-block";
import { SiteFrame } from "~/ui/site-frame/site-frame";
import { LocaleFrame } from "../$locale/locale-frame";
import { loadSinglePage } from "./load-single-page.server";

/** Every address without a route: a single page, or the not-found page with suggestions. */
export function loader(args: LoaderFunctionArgs) {
  return loadSinglePage(args);
}

export const meta: MetaFunction<typeof loader> = ({ data, error, matches }) => {
  const page = data?.doc ?? data?.sitePage;
  return page ? describeGeneric(page, readSite(matches)) : describeFailure(error);
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
  // Named one by one: a spread would leave out what is not enumerable (ui/html-block).
  if (doc) {
    const { articleHtml, sidebarHtml } = doc;
    return <GenericDocPage key={doc.url} {...doc} {...{ articleHtml, sidebarHtml }} />;
  }
  const { address, articleHtml } = sitePage;
  return (
    <SitePage address={address}>
      <HtmlBlock id="article-body" className="prose" html={articleHtml} />
    </SitePage>
  );
}

/** A boundary of its own, since Remix asks for the title only of routes that don't fail above. */
export function ErrorBoundary() {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  if (!root) return null;
  return (
    <SiteFrame
      site={root.site}
      account={root.account}
      flash={null}
      hasLanguageMenu={false}
    >
      <main id="content" className="page-width" tabIndex={-1}>
        <ErrorBoundaryScreen />
      </main>
    </SiteFrame>
  );
}
