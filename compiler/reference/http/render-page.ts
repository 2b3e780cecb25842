import { toTitleHtml } from "../../core/title-html";
import type { Page } from "../../core/page";
import type { Feature } from "../../sources/platform/compat/features";
import { renderClosing } from "../parts/closing";
import { renderFactTable } from "../parts/elements";
import { code, codeBlock, linkExisting, section } from "../parts/html";
import { renderIntroduction } from "../parts/introduction";
import { renderSubFeatures } from "../parts/sub-feature-sections";
import type { ReferenceContext } from "../reference-area";
import { CSP_MEANINGS } from "./csp-meanings";
import { METHODS, STATUS_CLASSES, STATUS_MEANINGS } from "./names";

const CSP_TYPE = "http-csp-directive";
const HEADERS = "Web/HTTP/Reference/Headers";

export function renderHeader(
  page: Page,
  feature: Feature,
  context: ReferenceContext,
): string {
  const lead = `<strong>${code(feature.name)}</strong> is an HTTP header`;
  return [
    renderIntroduction(page, { lead }, context),
    renderSubFeatures("Directives", feature, context),
    renderClosing(page, [], context),
  ].join("");
}

/** Renders a directive of Content-Security-Policy or Permissions-Policy. */
export function renderDirective(
  page: Page,
  feature: Feature,
  context: ReferenceContext,
): string {
  const header = page.slug.split("/").at(-2) ?? "";
  const link = linkExisting(context.site, `${HEADERS}/${header}`, code(header));
  const lead = `<strong>${code(feature.name)}</strong> is a directive of the HTTP header ${link}`;
  const meaning = page.pageType === CSP_TYPE ? CSP_MEANINGS[feature.name] : undefined;
  const line = writeHeaderLine(header, feature.name);
  return [
    renderIntroduction(page, { lead, more: meaning ? [`It ${meaning}`] : [] }, context),
    section("Syntax", line === null ? "" : codeBlock("http", line)),
    renderSubFeatures("Values", feature, context),
    renderClosing(page, [link], context),
  ].join("");
}

/**
 * Writes an example line for families of directives whose values are known; null for others.
 */
function writeHeaderLine(header: string, directive: string): string | null {
  if (header === "Permissions-Policy") return `${header}: ${directive}=<allowlist>`;
  return /-src(?:-attr|-elem)?$/.test(directive)
    ? `${header}: ${directive} <source-expression-list>;`
    : null;
}

export function renderMethod(
  page: Page,
  feature: Feature,
  context: ReferenceContext,
): string {
  const lead = `<strong>${code(feature.name)}</strong> is an HTTP request method`;
  const facts = METHODS[feature.name];
  const more = facts ? [`It asks the server ${facts.purpose}`] : [];
  const rows = facts
    ? ([
        ["Safe", facts.isSafe ? "Yes" : "No"],
        ["Idempotent", facts.isIdempotent ? "Yes" : "No"],
      ] as const)
    : [];
  return [
    renderIntroduction(page, { lead, more }, context),
    section("Properties", renderFactTable(rows)),
    renderSubFeatures("Features", feature, context),
    renderClosing(page, [], context),
  ].join("");
}

export function renderStatusCode(
  page: Page,
  feature: Feature,
  context: ReferenceContext,
): string {
  const meaning = STATUS_MEANINGS[feature.name];
  const kind = STATUS_CLASSES[feature.name.charAt(0)] ?? "an HTTP";
  const lead = `<strong>${toTitleHtml(page.title)}</strong> is ${kind} response status code of HTTP`;
  return [
    renderIntroduction(
      page,
      { lead, more: meaning ? [`It means that ${meaning}`] : [] },
      context,
    ),
    renderSubFeatures("Features", feature, context),
    renderClosing(page, [], context),
  ].join("");
}
