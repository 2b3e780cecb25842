import type { LoaderFunctionArgs } from "@remix-run/node";
import type { CurriculumDoc } from "~/domain/areas/curriculum";
import { renderAreaSidebar } from "~/domain/areas/render-sidebar";
import { splitLanding } from "~/domain/areas/split-landing";
import { linkArticleStyles } from "~/ui/article-styles/article-styles.server";
import { requirePage } from "~/ui/areas/require-page.server";
import { withHtml } from "~/ui/html-block/html-data";
import { filterPageSidebar } from "~/ui/sidebar/filter-page-sidebar";

/** Loads a curriculum page: the landing page in parts, all others as one article. */
export function loadCurriculum(args: LoaderFunctionArgs) {
  const { config, services, isDataRequest } = args.context;
  const slug = (args.params["*"] ?? "").replace(/\/$/, "");
  const found = services.areas.findCurriculumPage(slug);
  const { doc, url, pageTitle } = requirePage(found?.page ?? null, args);
  const facts = { doc: pickFacts(doc), url, pageTitle, origin: config.siteOrigin };
  if (doc.template === "landing") {
    const { intro, about, rest } = splitLanding(doc.body, config.curriculumScreencast);
    const html = { introHtml: intro, aboutHtml: about, restHtml: rest };
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
