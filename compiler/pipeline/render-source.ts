import type { FlawReport, ReportFlaw } from "~/domain/documents/flaw";
import { describeCrash } from "../flaws/crash";
import {
  describeCutNesting,
  describeMergeConflict,
  describeRawMarkdown,
} from "../flaws/markup";
import { createLocator } from "../core/line-and-column";
import type { Source } from "../core/locate";
import { memoize } from "../core/memoize";
import type { FinishedHtml, PrepareTree } from "../html/finish-context";
import { finishHtml } from "../sections/finish-html";
import { expandMacros, renderCall, type ExpandContext } from "../macros/expand-macros";
import { insertOutputs } from "../macros/insert-outputs";
import { renderMarkdown } from "../markdown/render-markdown";
import type { Page, SidebarReference } from "../core/page";
import { renderReferenceBody } from "../reference";
import { locateBanner } from "../sources/docs/locate-names";
import type { RenderEnvironment } from "./render-environment";

export interface SourceJob {
  environment: RenderEnvironment;
  report: ReportFlaw;
  /** Collects the sidebars that macros in the body choose. */
  sidebars: SidebarReference[];
  prepare?: PrepareTree;
}

/** Renders one page: macros, Markdown, HTML fixes and sections. */
export function renderSource(page: Page, source: Source, job: SourceJob): FinishedHtml {
  const { environment, report, prepare } = job;
  const { site, platform, strings, assets, highlight } = environment;
  return finishHtml(renderBody(page, source, job), {
    page,
    site,
    report,
    source,
    assets,
    highlight,
    ...(prepare && { prepare }),
    translate: strings(page.locale),
    listSpecifications: platform.listSpecifications,
  });
}

/** Renders the page before it is finished: from data, or from Markdown and its macros. */
function renderBody(
  page: Page,
  source: Source,
  { environment, report, sidebars }: SourceJob,
): string {
  const { body, firstLine } = source;
  const { site, platform, contentData, reference, strings, isForWriters } = environment;
  const translate = strings(page.locale);
  if (page.generatedFrom)
    return renderReferenceBody(page, {
      site,
      platform,
      data: reference,
      translate,
      isForWriters,
    });
  const macroContext: ExpandContext = {
    page,
    locale: page.locale,
    site,
    platform,
    contentData,
    translate,
    report,
    marksFlaws: isForWriters,
    addSidebar: (sidebar) => sidebars.push(sidebar),
    bodyLine: firstLine,
  };
  const banners = page.banners.map((banner, index) =>
    renderCall(banner, {
      ...macroContext,
      report: (flaw) => report({ ...locateBanner(source, index), ...flaw }),
    }),
  );
  const conflict = findMergeConflict(body);
  if (conflict !== -1)
    report({ ...describeMergeConflict(), ...createLocator(body, firstLine)(conflict) });
  const { text, outputs, toBodyLine } = expandMacros(body, macroContext);
  const place = createPlace({ body, firstLine }, toBodyLine);
  const markdown = renderMarkdown(text, {
    locale: page.locale,
    translate,
    onCut: (line) => report({ ...describeCutNesting(), ...place(line) }),
    onRawMarkdown: ({ line, written, html }) =>
      report({ ...describeRawMarkdown(written, html), ...place(line, written) }),
  });
  return banners.join("") + insertOutputs(markdown, outputs);
}

/** Returns the offset of the first merge conflict, which may be in code too; -1 without one. */
function findMergeConflict(body: string): number {
  const start = body.search(/^<{7} /m);
  if (start === -1) return -1;
  const rest = body.slice(start);
  return /^={7}$/m.test(rest) && /^>{7} /m.test(rest) ? start : -1;
}

/**
 * Creates a function from lines of the text without macro calls to places in the file. Splits them for
 * the first place, because most pages need none.
 */
function createPlace(
  { body, firstLine }: Source,
  toBodyLine: (line: number) => number,
): (textLine: number, written?: string) => Pick<FlawReport, "line" | "column"> {
  const listLines = memoize(() => body.split("\n"));
  return (textLine, written = "") => {
    const line = toBodyLine(textLine);
    const column = Math.max(listLines()[line]?.indexOf(written) ?? 0, 0) + 1;
    return { line: firstLine + line, column };
  };
}

/**
 * Turns an exception into a flaw and an empty page, so that one page's bug does not stop the
 * compile.
 */
export function guardRendering(
  render: () => FinishedHtml,
  report: ReportFlaw,
): FinishedHtml {
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
