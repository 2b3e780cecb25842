import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import { escapeText } from "~/domain/text/escape-html";
import { type CssSyntaxRequest, renderCssSyntax } from "../../macros/formal-syntax";
import { renderCssFacts } from "../../macros/sections/css-info";
import type { Page } from "../../core/page";
import type { ContentData } from "../../sources/content-data/content-data";
import type { CssDescriptor, CssProperty } from "../../sources/platform/webref-css";
import { section, unlinkMissing } from "../parts/html";
import type { ReferenceContext } from "../reference-area";
import { findLatestFacts, findPageFacts } from "./latest-facts";

type FormalFacts = Partial<Omit<CssProperty, "name">> | CssDescriptor;

/** Rows of the table for facts that only the specifications' own data has. */
const ROWS = [
  ["initial", "Initial value"],
  ["appliesTo", "Applies to"],
  ["inherited", "Inherited"],
  ["percentages", "Percentages"],
  ["computedValue", "Computed value"],
  ["animationType", "Animation type"],
] as const;
/** Generated pages have no content around them. */
const NO_CONTENT_DATA: ContentData = {
  findSvgElement: () => null,
  listExamples: () => [],
  listApiGroups: () => [],
};
const EMPTY = new Set(["", "n/a", "N/A"]);

/** Renders the table of facts about a property or descriptor; empty without facts. */
export function renderFormalDefinition(
  page: Page,
  facts: FormalFacts | null,
  context: ReferenceContext,
): string {
  return section("Formal definition", renderTable(page, facts, context));
}

function renderTable(
  page: Page,
  facts: FormalFacts | null,
  { site, platform, translate }: ReferenceContext,
): string {
  const known = findPageFacts(page.slug, facts);
  if (!known) return facts ? renderFacts(facts) : "";
  const ignore = (): void => undefined;
  const table = renderCssFacts(known, {
    findFacts: findLatestFacts,
    page,
    locale: DEFAULT_LOCALE,
    site,
    platform,
    contentData: NO_CONTENT_DATA,
    translate,
    report: ignore,
    addSidebar: ignore,
  });
  return unlinkMissing(site, table);
}

function renderFacts(facts: FormalFacts): string {
  const texts: Readonly<Record<string, unknown>> = { ...facts };
  const rows = ROWS.flatMap(([name, label]) => {
    const text = texts[name];
    if (typeof text !== "string" || EMPTY.has(text)) return [];
    const html = escapeText(text);
    const value = name === "initial" ? `<code>${html}</code>` : html;
    return [`<tr><th scope="row">${label}</th><td>${value}</td></tr>`];
  });
  if (rows.length === 0) return "";
  return `<table class="properties"><tbody>${rows.join("")}</tbody></table>`;
}

/** Renders the definition in value definition syntax; empty when the data has none. */
export function renderFormalSyntax(
  request: CssSyntaxRequest,
  { site, platform, translate }: ReferenceContext,
): string {
  const context = { locale: DEFAULT_LOCALE, site, platform, translate };
  return section("Formal syntax", renderCssSyntax(request, context) ?? "");
}
