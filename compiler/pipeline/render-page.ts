import type { ListedFacts } from "~/content-store/content-store";
import { packJson } from "~/content-store/packed-json.server";
import type { PackedCompatTable } from "~/content-store/writer.server";
import type { Document } from "~/domain/documents/document";
import type { Flaw, ReportFlaw } from "~/domain/documents/flaw";
import type { Locale } from "~/domain/locales/locale";
import { isSearchable } from "~/domain/search/is-searchable";
import type { Sample } from "~/domain/documents/sample";
import { toDocument } from "../output/to-document";
import { addCompatKey, checkCompatKeys } from "../sources/platform/compat/compat-key";
import { describeCrash } from "../flaws/crash";
import type { Source } from "../core/locate";
import { readOutline, type Outline } from "../flaws/translation-difference";
import type { Summaries } from "../incremental/track-site";
import type { FinishedHtml } from "../html/finish-context";
import type { Page, SidebarReference } from "../core/page";
import {
  openEnvironment,
  type RenderEnvironment,
  type RendererOptions,
} from "./render-environment";
import { guardRendering, renderSource } from "./render-source";
import { toPlainTitle } from "../core/title-html";
import { withFile } from "../flaws/with-file";
import { readBody } from "../sources/docs/read-page-file";
import type { PlatformData } from "../sources/platform/platform-data";

/** A rendered page, ready for the store, and the facts that the compile needs of it. */
export interface RenderedPage {
  /** Index in RendererOptions.pages. */
  index: number;
  url: string;
  locale: Locale;
  title: string;
  summary: string;
  modified: string | null;
  popularity: number | null;
  isSearchable: boolean;
  /** The page's file below `files/`; null for a generated page. */
  path: string | null;
  sourceCommit: string | null;
  listed: ListedFacts;
  /** The Document, packed by packJson. */
  packed: Uint8Array;
  text: string;
  /** Sidebars chosen by macros in the body; null: those of the front matter. */
  sidebars: SidebarReference[] | null;
  /** A sidebar written in the page itself, when no macro in the body chose one. */
  quickLinksHtml: string | null;
  /** True when its file could not be read, so that the next compile has to try again. */
  isUnread: boolean;
  /** Outline for comparing translations; null for a generated page. */
  outline: Outline | null;
  /** Compatibility tables that this renderer has not returned before. */
  compatTables: PackedCompatTable[];
  samples: Sample[];
  flaws: Flaw[];
  /** Hashes of the facts about other pages and files that its rendering used. */
  dependencies: Uint32Array;
}

/**
 * Loads everything that pages share; returns a function that renders the page of an index. `summaries`: see
 * `trackSite`.
 */
export function createRenderer(
  options: RendererOptions,
  platform: PlatformData,
  summaries?: Summaries,
): (index: number) => RenderedPage {
  const { environment, takeDependencies } = openEnvironment(options, platform, summaries);
  return (index) => {
    const rendered = renderPage(getPage(options, index), environment);
    return { index, ...rendered, dependencies: Uint32Array.from(takeDependencies()) };
  };
}

/** Does the same for the flaws of a page alone. */
export function createFlawReader(
  options: RendererOptions,
  platform: PlatformData,
): (index: number) => Flaw[] {
  const { environment } = openEnvironment(options, platform);
  return (index) => checkPage(getPage(options, index), environment).flaws;
}

/**
 * Renders a page for its flaws, and the sidebars that it chooses: no code is highlighted, and the facts
 * around the article are not collected, for which more data sets would be read.
 */
export function checkPage(
  page: Page,
  environment: RenderEnvironment,
  read: ReadPage = readSource,
): Pick<RenderedHtml, "flaws" | "sidebars"> {
  return renderHtml(page, { ...environment, highlight: (text) => text }, read);
}

function getPage({ pages }: RendererOptions, index: number): Page {
  const page = pages[index];
  if (!page) throw new RangeError(`there is no page ${index}`);
  return page;
}

/** Reads a page's Markdown; null when that is impossible. */
type ReadPage = (page: Page, report: ReportFlaw) => Source | null;

/** Renders one page through all steps: macros, Markdown, HTML, samples, sections. */
export function renderPage(
  written: Page,
  environment: RenderEnvironment,
  read: ReadPage = readSource,
): Omit<RenderedPage, "index" | "dependencies"> {
  const { page, source, html, sidebars, flaws } = renderHtml(written, environment, read);
  const document = toDocument(page, { ...environment, html, sidebars });
  const { short_title, pageType, browserCompat } = document;
  return {
    url: page.url,
    locale: page.locale,
    title: toPlainTitle(page.title),
    summary: document.summary,
    modified: document.modified,
    popularity: document.popularity,
    isSearchable: isSearchable(document),
    path: page.generatedFrom ? null : page.path,
    sourceCommit: page.sourceCommit,
    listed: { short_title, pageType, browserCompat },
    packed: packJson(JSON.stringify(document satisfies Document)),
    text: html.text,
    sidebars: sidebars.length > 0 ? sidebars : null,
    quickLinksHtml: sidebars.length > 0 ? null : html.quickLinksHtml,
    outline: source && !page.generatedFrom ? readOutline(source.body) : null,
    isUnread: source === null,
    compatTables: environment.packCompatTables(html.sections),
    samples: html.samples,
    flaws,
  };
}

interface RenderedHtml {
  page: Page;
  source: Source | null;
  html: FinishedHtml;
  /** Sidebars that macros in the body choose. */
  sidebars: SidebarReference[];
  flaws: Flaw[];
}

function renderHtml(
  written: Page,
  environment: RenderEnvironment,
  read: ReadPage,
): RenderedHtml {
  const flaws: Flaw[] = [];
  const report: ReportFlaw = (flaw) => flaws.push(withFile(flaw, written.path));
  const sidebars: SidebarReference[] = [];
  const { compat } = environment.platform;
  const source = read(written, report);
  checkCompatKeys(written, source ?? NO_SOURCE, { compat, report });
  const page = addCompatKey(written, source?.body ?? "", compat);
  const job = { environment, report, sidebars };
  const html = guardRendering(() => renderSource(page, source ?? NO_SOURCE, job), report);
  return { page, source, html, sidebars, flaws };
}

/** A generated page has no file for flaws to point into. */
const NO_SOURCE: Source = { body: "", firstLine: 1 };

/** Reads a page's source; null, and a flaw, when the file can't be read. */
function readSource(page: Page, report: ReportFlaw): Source | null {
  if (page.generatedFrom) return NO_SOURCE;
  try {
    return readBody(page, report);
  } catch (error) {
    report(describeCrash(error));
    return null;
  }
}
