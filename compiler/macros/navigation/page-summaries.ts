import { escapeText } from "~/domain/text/escape-html";
import type { Page } from "../../core/page";
import type { Macro, MacroContext } from "../macro";
import { describeBaseline } from "../labels/baseline-words";
import { renderGrouped, renderListFilter } from "./grouped-list";
import { compareTitles, isStub, renderTitleLink } from "./page-link";

/** `{{SubpagesWithSummaries}}` lists the child pages with their first paragraphs. */
export const subpagesWithSummaries: Macro = {
  names: ["subpageswithsummaries"],
  render: (_args, context) => renderSummaries(context),
};

/** `{{GlossaryDisambiguation}}` does the same for the meanings of an ambiguous term. */
export const glossaryDisambiguation: Macro = {
  names: ["glossarydisambiguation"],
  render: (_args, context) => renderSummaries(context),
};

function renderSummaries(context: MacroContext): string {
  const pages = context.site
    .listChildren(context.page.url)
    .filter((page) => !isStub(page))
    .toSorted(compareTitles);
  if (pages.length === 0) return "";
  const isReference = pages.some(({ generatedFrom }) => generatedFrom !== null);
  if (!isReference) return renderList(pages, false, context);
  return (
    renderListFilter(pages.length, context.translate) +
    renderGrouped(pages, (group) => renderList(group, true, context))
  );
}

/** Among features that data generates, each has its Baseline, in English as those pages are. */
function renderList(
  pages: readonly Page[],
  hasBaseline: boolean,
  context: MacroContext,
): string {
  const entries = pages.map((page) => {
    const baseline = hasBaseline ? renderBaseline(page, context) : "";
    return `<dt>${renderTitleLink(page, context)}</dt><dd><p>${describePage(page, context)}${baseline}</p></dd>`;
  });
  return `<dl>${entries.join("")}</dl>`;
}

function describePage(page: Page, { site, translate }: MacroContext): string {
  const summary = site.getSummary(page);
  return summary === "" ? translate("summary-missing") : escapeText(summary);
}

function renderBaseline({ browserCompat }: Page, { platform }: MacroContext): string {
  const baseline = browserCompat.length > 0 && describeBaseline(browserCompat, platform);
  return baseline ? ` ${baseline}.` : "";
}
