import type { Page } from "../../core/page";
import type { Feature } from "../../sources/platform/compat/features";
import type { CssDescriptor } from "../../sources/platform/webref-css";
import { renderClosing } from "../parts/closing";
import { code, codeBlock, section } from "../parts/html";
import { renderIntroduction } from "../parts/introduction";
import {
  renderDetails,
  renderFeatureList,
  renderSubFeatures,
  splitSubFeatures,
} from "../parts/sub-features";
import type { ReferenceContext } from "../reference-area";
import { linkCss } from "./css-link";
import { renderExample } from "./example";
import { renderFormalDefinition, renderFormalSyntax } from "./formal-sections";
import { listSingleKeywords } from "./single-keywords";
import { findCssDefinition } from "../../macros/formal-syntax/definitions";

export function renderAtRule(
  page: Page,
  feature: Feature,
  context: ReferenceContext,
): string {
  const name = `@${feature.name}`;
  const known = new Set(
    context.data.css.listDescriptors(name).map((entry) => entry.name),
  );
  const { named, described } = splitSubFeatures(feature);
  const isDescriptor = (child: Feature): boolean => known.has(child.name);
  const kind = name === "@media" ? "Media features" : "Descriptors";
  return [
    renderIntroduction(page, { lead: describeAtRule(name, known.size) }, context),
    renderFeatureList(kind, named.filter(isDescriptor), context),
    renderFeatureList(
      known.size > 0 ? "Other features" : "Features",
      named.filter((child) => !isDescriptor(child)),
      context,
    ),
    renderExample(page, context.data.css),
    renderDetails(described, context),
    renderFormalSyntax({ kind: "at-rule", name }, context),
    renderClosing(page, [], context),
  ].join("");
}

function describeAtRule(name: string, descriptors: number): string {
  const bold = `<strong>${code(name)}</strong> is a CSS at-rule`;
  if (descriptors === 0) return bold;
  const parts = name === "@media" ? "media feature" : "descriptor";
  return `${bold} with ${descriptors} ${parts}${descriptors > 1 ? "s" : ""} in the current specifications`;
}

export function renderDescriptor(
  page: Page,
  feature: Feature,
  context: ReferenceContext,
): string {
  const { name } = feature;
  const atRule = page.slug.split("/").at(-2) ?? "";
  const facts = context.data.css.findDescriptor(atRule, name);
  const initial = facts?.initial;
  const more =
    initial && !/^n\/a/i.test(initial) && initial.length < 30
      ? [`Its initial value is ${code(initial)}`]
      : [];
  const lead = `<strong>${code(name)}</strong> is a descriptor of the ${linkCss(atRule, context)} at-rule`;
  return [
    renderIntroduction(page, { lead, more }, context),
    renderKeywords(atRule, name),
    renderExample(page, context.data.css),
    renderSubFeatures("Support of values", feature, context),
    renderFormalDefinition(page, facts, context),
    renderFormalSyntax({ kind: "descriptor", name, atRule }, context),
    renderClosing(page, [linkCss(atRule, context)], context),
  ].join("");
}

function renderKeywords(atRule: string, name: string): string {
  const keywords = listKeywords(atRule, name);
  const lines = keywords.map((keyword) => `${name}: ${keyword};`);
  return section("Syntax", lines.length > 0 ? codeBlock("css", lines.join("\n")) : "");
}

function listKeywords(atRule: string, name: string): string[] {
  const definition = findCssDefinition({ kind: "descriptor", name, atRule });
  return definition ? listSingleKeywords(definition) : [];
}

/** Descriptions of a media feature's values by its kind in the specification. */
const MEDIA_TYPES = {
  range: "It has a range of values, so a query can ask for a minimum or maximum",
  discrete: "It has a set of values without an order",
} as const;

export function renderMediaFeature(
  page: Page,
  feature: Feature,
  context: ReferenceContext,
): string {
  const { name } = feature;
  const facts = context.data.css.findDescriptor("@media", name);
  const lead = `<strong>${code(name)}</strong> is a media feature for ${linkCss("@media", context)} queries`;
  const more = facts?.type ? [MEDIA_TYPES[facts.type]] : [];
  return [
    renderIntroduction(page, { lead, more }, context),
    section("Syntax", codeBlock("css", listQueries(name, facts))),
    renderExample(page, context.data.css),
    renderSubFeatures("Support of values", feature, context),
    renderFormalSyntax({ kind: "descriptor", name, atRule: "@media" }, context),
    renderClosing(page, [linkCss("@media", context)], context),
  ].join("");
}

/** Puts `min` behind a vendor's prefix. */
function addLimit(name: string, limit: "min" | "max"): string {
  return name.replace(/^(-[a-z]+-)?/, `$1${limit}-`);
}

function listQueries(name: string, facts: CssDescriptor | null): string {
  const conditions =
    facts?.type === "range"
      ? [
          `${name}: ${facts.syntax ?? ""}`,
          `${addLimit(name, "min")}: ${facts.syntax ?? ""}`,
          `${addLimit(name, "max")}: ${facts.syntax ?? ""}`,
        ]
      : [name, ...listKeywords("@media", name).map((keyword) => `${name}: ${keyword}`)];
  return conditions.map((condition) => `@media (${condition}) {\n}`).join("\n");
}
