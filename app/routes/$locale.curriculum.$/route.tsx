import type { LoaderFunctionArgs, MetaDescriptor, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { CurriculumDoc } from "~/domain/areas/curriculum";
import { renderAreaSidebar } from "~/domain/areas/render-sidebar";
import { splitLanding } from "~/domain/areas/split-landing";
import type { BreadcrumbLink } from "~/domain/documents/document";
import { CurriculumPage } from "~/ui/areas/curriculum/curriculum-page";
import { LandingPage } from "~/ui/areas/curriculum/landing-page";
import { requirePage } from "~/ui/areas/require-page.server";
import { linkArticleStyles, linkStyles } from "~/ui/article-styles/article-styles.server";
import { describeFailure } from "~/ui/head/describe-failure";
import { readSite, type SiteFacts } from "~/ui/head/read-site";
import { describePage } from "~/ui/head/describe-page";
import { withHtml } from "~/ui/html-block/html-block";
import { filterPageSidebar } from "~/ui/sidebar/filter-page-sidebar";

export { PageErrorBoundary as ErrorBoundary } from "~/ui/error-screen/page-error-boundary";

export function loader(args: LoaderFunctionArgs) {
  return loadCurriculum(args);
}

export const meta: MetaFunction<typeof loader> = ({ data, error, matches }) => {
  const page = data?.landing ?? data?.article;
  return page
    ? describeCurriculum(page, readSite(matches))
    : describeFailure(error, readSite(matches));
};

export default function CurriculumRoute() {
  const { landing, article } = useLoaderData<typeof loader>() as ReturnType<
    typeof loader
  >;
  // Read by name, because a spread drops these non-enumerable fields (ui/html-block).
  if (landing) {
    const { doc, introHtml, aboutHtml, restHtml } = landing;
    return (
      <LandingPage
        doc={doc}
        introHtml={introHtml}
        aboutHtml={aboutHtml}
        restHtml={restHtml}
      />
    );
  }
  const { doc, url, origin, sidebarFilter, articleHtml, sidebarHtml } = article;
  const html = { articleHtml, sidebarHtml };
  return (
    <CurriculumPage
      key={url}
      doc={doc}
      url={url}
      origin={origin}
      sidebarFilter={sidebarFilter}
      {...html}
    />
  );
}

/** Loads a curriculum page: the landing page in parts, all others as one article. */
function loadCurriculum(args: LoaderFunctionArgs) {
  const { config, services, isDataRequest } = args.context;
  const slug = (args.params["*"] ?? "").replace(/\/$/, "");
  const found = services.areas.findCurriculumPage(slug);
  const { doc, url, pageTitle } = requirePage(found?.page ?? null, args);
  const facts = { doc: pickFacts(doc), url, pageTitle, origin: config.siteOrigin };
  if (doc.template === "landing") {
    const { intro, about, rest } = splitLanding(doc.body, config.curriculumScreencast);
    const html = {
      introHtml: linkStyles(intro),
      aboutHtml: linkStyles(about),
      restHtml: linkStyles(rest),
    };
    return { landing: withHtml(facts, html, { isDataRequest }), article: null };
  }
  const { sidebarHtml, sidebarFilter } = filterPageSidebar(
    renderAreaSidebar({ items: doc.sidebar }, url),
    new URL(args.request.url).searchParams,
  );
  const articleHtml = linkArticleStyles(doc, found?.articleHtml ?? "");
  const html = { articleHtml, sidebarHtml };
  return {
    landing: null,
    article: withHtml({ ...facts, sidebarFilter }, html, { isDataRequest }),
  };
}

/** Fields for the screens. Leaves out the sections, because the HTML contains them. */
function pickFacts(doc: CurriculumDoc) {
  const { title, summary, template, toc, parents, topic, group } = doc;
  const { modules, prevNext, noIndexing } = doc;
  return {
    title,
    summary,
    template,
    toc,
    parents,
    modules,
    prevNext,
    noIndexing,
    ...(topic && { topic }),
    ...(group && { group }),
  };
}

interface Link {
  url: string;
}

/**
 * Props as `meta` receives them, because Remix's type adds `undefined` to optional
 * fields.
 */
interface DescribedCurriculum {
  doc: {
    title: string;
    summary: string;
    parents: readonly BreadcrumbLink[];
    noIndexing: boolean;
    prevNext: { prev?: Link | undefined; next?: Link | undefined };
  };
  url: string;
  pageTitle: string;
}

/** Head of a curriculum page, with links to its neighbours. */
function describeCurriculum(
  { doc, url, pageTitle }: DescribedCurriculum,
  site: SiteFacts,
): MetaDescriptor[] {
  const { title, summary, parents, noIndexing, prevNext } = doc;
  return describePage({
    site,
    locale: "en-US",
    title: pageTitle,
    name: title,
    description: summary,
    path: url,
    robots: noIndexing ? "noindex, nofollow" : null,
    previous: prevNext.prev?.url ?? null,
    next: prevNext.next?.url ?? null,
    breadcrumbs: parents,
    article: { modified: null },
  });
}
