import { escapeText } from "~/domain/text/escape-html";
import type { Page } from "../../core/page";
import type { Macro, MacroContext } from "../macro";
import { COLLATOR, isStub, renderTitleLink } from "./page-link";

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
    .toSorted((a, b) => COLLATOR.compare(a.title, b.title));
  if (pages.length === 0) return "";
  return `<dl>${pages.map((page) => renderEntry(page, context)).join("")}</dl>`;
}

function renderEntry(page: Page, context: MacroContext): string {
  const summary = context.site.findSummary(page);
  const text =
    summary === "" ? context.translate("summary-missing") : escapeText(summary);
  return `<dt>${renderTitleLink(page, context)}</dt><dd><p>${text}</p></dd>`;
}
