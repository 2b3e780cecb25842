import { DEFAULT_LOCALE, parseLocale } from "~/domain/locales/locale";
import { docUrl, parseDocUrl, urlKey } from "~/domain/documents/slug";
import type { Page, ReferenceAreaName } from "../core/page";
import type { Redirect } from "../core/site";
import { toShortTitle } from "../core/title-html";
import { api } from "./api";
import { css } from "./css";
import { html } from "./html";
import { http } from "./http";
import { javascript } from "./javascript";
import { landing } from "./landing";
import { listLandingPages } from "./landing/list-landing-pages";
import { manifests } from "./manifests";
import { mathml } from "./mathml";
import { mediatypes } from "./mediatypes";
import { svg } from "./svg";
import { summarisePage } from "./landing/summaries";
import { paragraph, sentence, toStatement, unlinkMissing } from "./parts/html";
import { addNeighbours } from "./parts/neighbours";
import { webassembly } from "./webassembly";
import { webdriver } from "./webdriver";
import { webextensions } from "./webextensions";
import type { ReferenceData } from "./data/reference-data";
import type { ReferenceArea, ReferenceContext, ReferencePage } from "./reference-area";

const AREAS: readonly ReferenceArea[] = [
  api,
  css,
  html,
  http,
  javascript,
  manifests,
  mathml,
  mediatypes,
  svg,
  webassembly,
  webdriver,
  webextensions,
  landing,
];

const BY_NAME = new Map<ReferenceAreaName, ReferenceArea>(
  AREAS.map((area) => [area.name, area]),
);

/**
 * Lists the generated pages: those of the data without the written ones, in en-US. An address that a redirect
 * leads from, to a page that exists, has none, because authors moved its page.
 */
export function listReferencePages(
  written: readonly Pick<Page, "locale" | "slug">[],
  data: ReferenceData,
  redirects: readonly Redirect[] = [],
): Page[] {
  const taken = new Set(
    written
      .filter(({ locale }) => locale === DEFAULT_LOCALE)
      .map(({ slug }) => urlKey(slug)),
  );
  const isTaken = (slug: string): boolean => taken.has(urlKey(slug));
  const take = (page: ReferencePage, area: ReferenceAreaName): Page[] => {
    if (isTaken(page.slug)) return [];
    taken.add(urlKey(page.slug));
    return [toPage(page, area)];
  };
  const listed = AREAS.flatMap((area) =>
    area.listPages(data).flatMap((page) => take(page, area.name)),
  );
  const isMoved = createMovedTest(redirects, isTaken);
  const pages = listed.filter(({ slug }) => !isMoved(slug));
  const missing = listLandingPages(pages, (slug) => isTaken(slug) || isMoved(slug));
  return [...pages, ...missing.flatMap((page) => take(page, landing.name))];
}

/** Finds out whether a redirect leads from the page of a slug to one that exists, or out of the documents. */
function createMovedTest(
  redirects: readonly Redirect[],
  exists: (slug: string) => boolean,
): (slug: string) => boolean {
  const targets = new Map(redirects.map(({ from, to }) => [urlKey(from), to]));
  return (slug) => {
    const to = targets.get(urlKey(docUrl(DEFAULT_LOCALE, slug)));
    if (to === undefined) return false;
    const target = parseDocUrl(to.replace(/#.*/, ""));
    if (!target) return true;
    return parseLocale(target.locale) === DEFAULT_LOCALE && exists(target.slug);
  };
}

/** Renders a generated page's body as HTML, the input of sections/finish-html.ts. */
export function renderReferenceBody(
  page: Page,
  context: Omit<ReferenceContext, "key">,
): string {
  const area = page.generatedFrom && BY_NAME.get(page.generatedFrom.area);
  if (!page.generatedFrom || !area) throw new TypeError(`${page.url} is not generated`);
  const body = area.renderBody(page, { ...context, key: page.generatedFrom.key });
  const html = addNeighbours(page, body, context);
  // The data's own texts link, without locale, to pages of one particular site.
  return html.includes('href="/docs/') ? unlinkMissing(context.site, html) : html;
}

/** Describes a page in a short paragraph, without rendering all of it where a text is known. */
export function summariseReferencePage(
  page: Page,
  context: Omit<ReferenceContext, "key">,
): string {
  const key = page.generatedFrom?.key ?? "";
  const short = summarisePage(page, { ...context, key });
  return short === ""
    ? renderReferenceBody(page, context).replace(/ It is part of <em>.*?(?=<\/p>)/s, "")
    : paragraph(sentence(toStatement(short)));
}

function toPage(page: ReferencePage, area: ReferenceAreaName): Page {
  return {
    locale: DEFAULT_LOCALE,
    slug: page.slug,
    url: docUrl(DEFAULT_LOCALE, page.slug),
    title: page.title,
    shortTitle: toShortTitle(page.title, page.shortTitle),
    pageType: page.pageType,
    status: page.status,
    browserCompat: page.browserCompat,
    specUrls: page.specUrls ?? [],
    sidebar: page.sidebar,
    banners: [],
    generatedFrom: { area, key: page.key },
    file: "",
    folder: "",
    fallbackFolder: null,
    path: `platform-reference/${page.key}`,
    sourceCommit: null,
  };
}
