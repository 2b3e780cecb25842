import type { CssSyntaxRequest } from "../../macros/formal-syntax";
import { toPlainTitle } from "../../core/title-html";
import type { Page } from "../../core/page";
import type { Feature } from "../../sources/platform/compat/features";
import { renderClosing } from "../parts/closing";
import { code, codeBlock, section } from "../parts/html";
import { renderIntroduction } from "../parts/introduction";
import { renderSubFeatures } from "../parts/sub-features";
import type { ReferenceContext } from "../reference-area";
import { linkCss } from "./css-link";
import { renderExample } from "./example";
import { renderFormalSyntax } from "./formal-sections";

/**
 * Renders a function; its place in the documentation tells which type or property it belongs
 * to.
 */
export function renderFunction(
  page: Page,
  feature: Feature,
  context: ReferenceContext,
): string {
  const name = toPlainTitle(page.title);
  const owner = getOwner(page.slug);
  const place = owner === "" ? "" : `, described with ${linkCss(owner, context)}`;
  const lead = `<strong>${code(name)}</strong> is a CSS function${place}`;
  const request = { kind: "function", name, scope: owner.replace(/[<>]/g, "") } as const;
  return renderValuePage(
    page,
    feature,
    { lead, heading: "Parameters and values", request },
    context,
  );
}

export function renderType(
  page: Page,
  feature: Feature,
  context: ReferenceContext,
): string {
  const name = toPlainTitle(page.title);
  const isUnit = listUnits(feature).length > 0;
  const bold = `<strong>${code(name)}</strong>`;
  const property = name.replace(/[<>]/g, "");
  const { css } = context.data;
  // The documentation calls the values of some properties a type, which no specification has.
  const lead =
    !css.hasType(property) && css.findProperty(property)
      ? `${bold} stands for the values of the CSS property ${linkCss(property, context)}`
      : `${bold} is a CSS data type`;
  // The compatibility data has a part of the values.
  const heading = isUnit ? "Units" : "Support of values";
  return renderValuePage(
    page,
    feature,
    { lead, heading, request: { kind: "type", name } },
    context,
  );
}

export function renderKeyword(
  page: Page,
  feature: Feature,
  context: ReferenceContext,
): string {
  const name = code(toPlainTitle(page.title));
  const lead = feature.key.includes(".global_keywords.")
    ? `<strong>${name}</strong> is a CSS keyword that every property accepts`
    : `<strong>${name}</strong> is a keyword for values of CSS properties`;
  const text = page.browserCompat.flatMap((key) => {
    const [, property] = /^css\.properties\.([^.]+)\./.exec(key) ?? [];
    // The key of tracks stands for the function.
    const isKeyword = !property?.startsWith("grid-template");
    return property && isKeyword ? [`${property}: ${feature.name};`] : [];
  });
  const syntax = text.length > 0 ? codeBlock("css", [...new Set(text)].join("\n")) : "";
  return [
    renderIntroduction(page, { lead }, context),
    section("Syntax", syntax),
    renderExample(page, context.data.css),
    renderSubFeatures("Values", feature, context),
    renderClosing(page, [], context),
  ].join("");
}

interface ValuePage {
  lead: string;
  heading: string;
  request: CssSyntaxRequest;
}

function renderValuePage(
  page: Page,
  feature: Feature,
  { lead, heading, request }: ValuePage,
  context: ReferenceContext,
): string {
  return [
    renderIntroduction(page, { lead }, context),
    renderExample(page, context.data.css),
    renderSubFeatures(heading, feature, context),
    renderFormalSyntax(request, context),
    renderClosing(page, [], context),
  ].join("");
}

/**
 * Finds the owner: `<color>` for `Values/color_value/lab`, the property for
 * `Properties/animation-timeline/view`.
 */
function getOwner(slug: string): string {
  const [, area = "", owner] = /\/Reference\/([^/]+)\/([^/]+)\/[^/]+$/.exec(slug) ?? [];
  if (!owner) return "";
  return area === "Values" ? `<${owner.replace(/_value$/, "")}>` : owner;
}

function listUnits({ node }: Feature): string[] {
  return Object.keys(node).filter((name) =>
    node[name]?.__compat?.description?.endsWith("</code> unit"),
  );
}
