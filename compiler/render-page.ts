import { packJson } from "~/content-store/packed-json.server";
import type { PackedCompatTable } from "~/content-store/writer.server";
import type { Document } from "~/domain/document";
import type { Flaw, ReportFlaw } from "~/domain/flaw";
import type { Locale } from "~/domain/locale";
import { isSearchable } from "~/domain/is-searchable";
import type { Sample } from "~/domain/sample";
import { loadContentStrings } from "~/l10n/content-strings.server";
import { createAssets } from "./html/assets";
import { finishHtml } from "./html/finish-html";
import type { FinishedHtml } from "./html/finish-context";
import { expandMacros, renderCall, type ExpandContext } from "./macros/expand-macros";
import { factKeys } from "./incremental/fact-keys";
import { trackSite } from "./incremental/track-site";
import { insertOutputs } from "./macros/insert-outputs";
import { readSummary } from "./macros/read-summary";
import { createHighlighter } from "./markdown/highlight";
import { renderMarkdown } from "./markdown/render-markdown";
import { createReferenceData } from "./reference/data/create-reference-data";
import { renderReferenceBody } from "./reference";
import type { ReferenceData } from "./reference/data/reference-data";
import { createCompatPacker } from "./output/pack-compat-tables";
import { toDocument } from "./output/to-document";
import { checkCompatKeys } from "./flaws/compat-key";
import { describeCrash } from "./flaws/crash";
import type { Source } from "./flaws/locate";
import { readOutline, type Outline } from "./flaws/translation-difference";
import type { Page, SidebarReference } from "./page";
import { toPlainTitle } from "./sections/title-html";
import type { Site } from "./site";
import { createSite } from "./site-index";
import type { ContentData } from "./sources/content-data/content-data";
import { openContentData } from "./sources/content-data/open-content-data";
import type { History } from "./sources/docs/history";
import type { Popularities } from "./sources/docs/popularities";
import { readBody, withFile } from "./sources/docs/read-pages";
import type { Redirect } from "./sources/docs/redirects";
import type { PlatformData } from "./sources/platform/platform-data";

/** Plain data, so that it can be handed to a thread. */
export interface RendererOptions {
  pages: Page[];
  redirects: Redirect[];
  history: History;
  /** Folder that holds `en-us/`, with the content's own data files in `jsondata/`. */
  contentRoot: string;
  popularities: Popularities;
  siteName: string;
  /** True when the roots are checkouts of the public repositories. */
  isPublicSource: boolean;
}

/** A page ready for the store, and what it asks of the rest of the compile. */
export interface RenderedPage {
  /** Its place in RendererOptions.pages. */
  index: number;
  url: string;
  locale: Locale;
  title: string;
  summary: string;
  modified: string | null;
  popularity: number | null;
  isSearchable: boolean;
  /** The Document, by packJson. */
  packed: Uint8Array;
  text: string;
  /** Sidebars chosen by macros in the body, else by front matter. */
  sidebars: SidebarReference[];
  /** A sidebar written in the page itself, when no macro in the body chose one. */
  quickLinksHtml: string | null;
  /** What a translation is compared by; null for a page that nobody wrote. */
  outline: Outline | null;
  /** Browser-compatibility tables that no page of this renderer has shown before. */
  compatTables: PackedCompatTable[];
  samples: Sample[];
  flaws: Flaw[];
  /** Hashes of the facts about other pages and files that it was made with. */
  dependencies: number[];
}

/** Loads what all pages share; the function it returns renders the page of that index. */
export function createRenderer(
  options: RendererOptions,
  platform: PlatformData,
): (index: number) => RenderedPage {
  const strings = loadContentStrings();
  const contentData = openContentData(options.contentRoot);
  const reference = createReferenceData(platform);
  const renderGenerated = (page: Page, site: Site): string =>
    renderReferenceBody(page, {
      ...{ site, platform, data: reference },
      translate: strings(page.locale),
    });
  const tracked = trackSite(
    createSite(options.pages, options.redirects, (page, site) =>
      readSummary(page, { site, platform, contentData, strings, renderGenerated }),
    ),
  );
  const environment = {
    site: tracked.site,
    platform,
    contentData,
    reference,
    strings,
    assets: createAssets((folder) => tracked.note(factKeys.folder(folder))),
    highlight: createHighlighter(),
    packCompatTables: createCompatPacker(platform),
    history: options.history,
    popularities: options.popularities,
    siteName: options.siteName,
    isPublicSource: options.isPublicSource,
  };
  return (index) => {
    const page = options.pages[index];
    if (!page) throw new RangeError(`there is no page ${index}`);
    const rendered = renderPage(page, environment);
    return { index, ...rendered, dependencies: tracked.takeDependencies() };
  };
}

interface RenderEnvironment {
  site: ReturnType<typeof createSite>;
  platform: PlatformData;
  contentData: ContentData;
  reference: ReferenceData;
  strings: ReturnType<typeof loadContentStrings>;
  assets: ReturnType<typeof createAssets>;
  highlight: ReturnType<typeof createHighlighter>;
  packCompatTables: ReturnType<typeof createCompatPacker>;
  history: History;
  popularities: Popularities;
  siteName: string;
  isPublicSource: boolean;
}

/** Macros, Markdown, HTML fixes, sections, facts: the whole way of one page. */
function renderPage(
  page: Page,
  environment: RenderEnvironment,
): Omit<RenderedPage, "index" | "dependencies"> {
  const flaws: Flaw[] = [];
  const report: ReportFlaw = (flaw) => flaws.push(withFile(flaw, page.path));
  const sidebars: SidebarReference[] = [];
  checkCompatKeys(page, environment.platform.compat, report);
  const job: RenderJob = { environment, report, sidebars, outline: null };
  const html = guard(() => renderHtml(page, job), report);
  const document = toDocument(page, { ...environment, html, sidebars });
  return {
    url: page.url,
    locale: page.locale,
    title: toPlainTitle(page.title),
    summary: document.summary,
    modified: document.modified,
    popularity: document.popularity,
    isSearchable: isSearchable(document),
    packed: packJson(JSON.stringify(document satisfies Document)),
    text: html.text,
    sidebars: sidebars.length > 0 ? sidebars : page.sidebar,
    quickLinksHtml: sidebars.length > 0 ? null : html.quickLinksHtml,
    outline: job.outline,
    compatTables: environment.packCompatTables(html.sections),
    samples: html.samples,
    flaws,
  };
}

/** A generated page has no file that a flaw could point into. */
const NO_SOURCE: Source = { body: "", firstLine: 1 };

interface RenderJob {
  environment: RenderEnvironment;
  report: ReportFlaw;
  sidebars: SidebarReference[];
  /** Filled in when the source is read. */
  outline: Outline | null;
}

function renderHtml(page: Page, job: RenderJob): FinishedHtml {
  const { environment, report } = job;
  const { site, platform, strings, assets } = environment;
  const translate = strings(page.locale);
  const source = page.generatedFrom ? NO_SOURCE : readBody(page);
  if (!page.generatedFrom) job.outline = readOutline(source.body);
  return finishHtml(renderBody(page, source, job), {
    page,
    site,
    translate,
    report,
    source,
    assets,
    highlight: environment.highlight,
    listSpecifications: platform.listSpecifications,
  });
}

/** The page as HTML before it is finished: from data, or from Markdown and its macros. */
function renderBody(
  page: Page,
  { body, firstLine }: Source,
  { environment, report, sidebars }: RenderJob,
): string {
  const { site, platform, contentData, reference, strings } = environment;
  const translate = strings(page.locale);
  if (page.generatedFrom)
    return renderReferenceBody(page, { site, platform, data: reference, translate });
  const macroContext: ExpandContext = {
    page,
    locale: page.locale,
    site,
    platform,
    contentData,
    translate,
    report,
    addSidebar: (sidebar) => sidebars.push(sidebar),
    bodyLine: firstLine,
  };
  const banners = page.banners.map((banner) => renderCall(banner, macroContext)).join("");
  const { text, outputs } = expandMacros(body, macroContext);
  const markdown = renderMarkdown(text, { locale: page.locale, translate });
  return banners + insertOutputs(markdown, outputs);
}

/** A bug of ours in one page must not cost the others: it becomes a flaw and an empty page. */
function guard(render: () => FinishedHtml, report: ReportFlaw): FinishedHtml {
  try {
    return render();
  } catch (error) {
    report(describeCrash(error));
    return {
      sections: [],
      toc: [],
      summary: "",
      text: "",
      fragments: [],
      hasMathML: false,
      quickLinksHtml: null,
      samples: [],
    };
  }
}
