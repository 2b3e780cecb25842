import type { LoaderFunctionArgs } from "@remix-run/node";
import type { GenericPage } from "~/domain/areas/generic-page";
import { type AreaSidebar, renderAreaSidebar } from "~/domain/areas/render-sidebar";
import { toIsoDate } from "~/domain/locales/iso-date";
import { readLocale } from "~/domain/locales/locale";
import { requirePage } from "~/ui/areas/require-page.server";
import { linkArticleStyles } from "~/ui/article-styles/article-styles.server";
import { withHtml } from "~/ui/html-block/html-block";
import { filterPageSidebar } from "~/ui/sidebar/filter-page-sidebar";

export interface GenericDocPlace {
  /** Path of the page's folder below the locale: `plus/docs`; null for none. */
  folder: string | null;
  /** Path of the area's start page below the locale; null when this build lacks it. */
  home: string | null;
  /** Last line of the sidebar, if any. */
  tail: AreaSidebar["tail"];
}

/** Loads a page of the documentation of Plus or of the observatory, with its sidebar. */
export function loadGenericDoc(
  args: LoaderFunctionArgs,
  { folder, home, tail }: GenericDocPlace,
) {
  const { config, services, isDataRequest } = args.context;
  const locale = readLocale(args.params);
  const path = args.params["*"] ?? "";
  const slug = folder === null ? path : `${folder}/${path}`;
  const found = services.areas.findGenericPage(locale, slug);
  const page = requirePage(found?.page ?? null, args);
  const { heading, rest } = splitHeading(found?.articleHtml ?? "");
  const homeUrl = home === null ? null : `/${locale}/${home}`;
  const { sidebarHtml, sidebarFilter } = filterPageSidebar(
    renderSidebar(page, { homeUrl, tail }),
    new URL(args.request.url).searchParams,
  );
  const { hyData, url, pageTitle, description } = page;
  const facts = { title: hyData.title, toc: hyData.toc, url, pageTitle, description };
  return withHtml(
    {
      ...facts,
      locale,
      origin: config.siteOrigin,
      parents: listParents(page, homeUrl),
      heading,
      hasSidebar: page.sidebar !== null,
      sidebarFilter,
    },
    { articleHtml: linkArticleStyles(hyData, rest), sidebarHtml },
    { isDataRequest },
  );
}

/** Splits the h1 off the text, because the table of contents is placed between them. */
function splitHeading(html: string): { heading: string | null; rest: string } {
  const found = /<h1[^>]*>(.*?)<\/h1>/s.exec(html);
  if (!found) return { heading: null, rest: html };
  return { heading: found[1] ?? null, rest: html.replace(found[0], () => "") };
}

export type GenericDocData = ReturnType<typeof loadGenericDoc>;

function renderSidebar(
  { sidebar, url }: GenericPage,
  { homeUrl, tail }: { homeUrl: string | null; tail: AreaSidebar["tail"] },
): string | null {
  if (!sidebar) return null;
  const head = { title: sidebar.title, url: homeUrl };
  return renderAreaSidebar({ head, items: sidebar.items, tail: tail ?? null }, url);
}

function listParents({ sidebar, short_title, url }: GenericPage, homeUrl: string | null) {
  const own = { uri: url, title: short_title };
  return sidebar && homeUrl !== null
    ? [{ uri: homeUrl, title: sidebar.title }, own]
    : [own];
}

/** Loads a page about the site, and the data of its head. */
export function loadSitePage(args: LoaderFunctionArgs, slug: string) {
  const { config, services } = args.context;
  const locale = readLocale(args.params);
  const found = services.areas.findGenericPage(locale, slug);
  const { hyData, url, pageTitle, description } = requirePage(found?.page ?? null, args);
  const { title, sections } = hyData;
  const address = config.siteOrigin + url;
  const options = { day: toIsoDate(new Date()), imageOrigins: config.imageOrigins };
  return {
    sections,
    options,
    facts: { title, pageTitle, description, url, locale, address },
  };
}
