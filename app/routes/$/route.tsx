import type { AppLoadContext, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { renderSitePage } from "~/domain/areas/render-about";
import { DEFAULT_LOCALE, parseLocale } from "~/domain/locales/locale";
import { describeGeneric } from "~/ui/areas/generic/describe-generic";
import { GenericDocPage } from "~/ui/areas/generic/generic-doc-page";
import { loadGenericDoc, loadSitePage } from "~/ui/areas/generic/load-generic-doc.server";
import { SitePage } from "~/ui/areas/generic/site-page";
import "~/ui/areas/generic/tabs.css";
import { linkStyles } from "~/ui/article-styles/article-styles.server";
import { toNotFound } from "~/ui/error-screen/error-responses.server";
import { describeFailure } from "~/ui/head/describe-failure";
import { readSite } from "~/ui/head/read-site";
import { HtmlBlock, withHtml } from "~/ui/html-block/html-block";
import { LocaleFrame } from "../$locale/locale-frame";

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

/**
 * Loads a generic page of config.json whose URL matches no other route; throws a 404 when
 * there is none.
 */
function loadSinglePage({ params, ...rest }: LoaderFunctionArgs) {
  const { context } = rest;
  const { missingPath } = context;
  if (missingPath !== undefined) throw toMissing(missingPath, context, true);
  const path = params["*"] ?? "";
  const [, segment = "", slug = ""] = /^([^/]*)\/?(.*?)\/?$/.exec(path) ?? [];
  const locale = parseLocale(segment);
  const found = locale && slug && context.services.areas.findGenericPage(locale, slug);
  if (!found) throw toMissing(`/${path}`, context);
  const args = { ...rest, params: { locale: segment, "*": slug } };
  if (found.page.renderer === "GenericDoc") {
    const place = { folder: null, home: null, tail: null };
    return { doc: loadGenericDoc(args, place), sitePage: null };
  }
  const { sections, options, facts } = loadSitePage(args, slug);
  const { isDataRequest } = context;
  const html = { articleHtml: linkStyles(renderSitePage(sections, options)) };
  return { doc: null, sitePage: withHtml(facts, html, { isDataRequest }) };
}

function toMissing(path: string, { services }: AppLoadContext, isSimulated = false) {
  const locale = parseLocale(path.split("/")[1] ?? "") ?? DEFAULT_LOCALE;
  const { suggestPages } = services.documents;
  return toNotFound({ path, locale, suggestPages, isSimulated });
}
