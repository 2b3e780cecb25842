import type { Page } from "../../core/page";
import { findFeature, type Feature } from "../../sources/platform/compat/features";
import type { ElementFacts } from "../data/elements";
import { renderClosing } from "../parts/closing";
import { linkElement, linkInterface, renderFactTable } from "../parts/elements";
import {
  code,
  codeBlock,
  definitions,
  joinWords,
  link,
  linkExisting,
  section,
  toStatement,
  toTextHtml,
} from "../parts/html";
import { renderIntroduction } from "../parts/introduction";
import { renderMembers } from "../parts/members";
import {
  renderDetails,
  findNameHtml,
  splitSubFeatures,
  toMember,
} from "../parts/sub-features";
import type { ReferenceContext } from "../reference-area";
import { findAttributeText, findElementText, findInputText } from "../texts/read-texts";
import {
  joinAttributes,
  renderAttributeList,
  type ElementAttribute,
} from "./attribute-lists";
import { ELEMENT_NAMES, UNCLOSED_ELEMENTS, VOID_ELEMENTS } from "./element-names";

const GLOBAL_ATTRIBUTES = "Web/HTML/Reference/Global_attributes";
/** Prefix of the values of `type` in the data. */
const TYPE_PREFIX = "type_";

/** Renders an element, or the six headings, which share a page. */
export function renderElement(page: Page, context: ReferenceContext): string {
  const features = page.browserCompat.flatMap(
    (key) => findFeature(context.data.compat, key) ?? [],
  );
  const [feature] = features;
  if (!feature) return renderClosing(page, [], context);
  const facts = context.data.elements.findElement("html", feature.name);
  const { named, described } = splitSubFeatures(feature);
  const isType = ({ name }: Feature): boolean => name.startsWith(TYPE_PREFIX);
  const text = findElementText(feature.name);
  return [
    renderIntroduction(page, describeElement(features, facts), context),
    section("Syntax", codeBlock("html", features.map(writeTags).join("\n"))),
    renderTypes(named.filter(isType), context),
    renderAttributes(
      feature.name,
      joinAttributes(
        feature.name,
        {
          names: text?.attributes ?? [],
          features: named.filter((child) => !isType(child) && !isDeclaration(child)),
        },
        context,
      ),
      context,
    ),
    renderDetails([...named.filter(isDeclaration), ...described], context),
    section("Technical summary", renderFactTable(listFacts(feature, facts, context))),
    renderClosing(page, linkRelatives(feature, facts, context), context),
  ].join("");
}

function describeElement(
  features: readonly Feature[],
  facts: ElementFacts | null,
): { lead: string; more: string[] } {
  const names = features.map(({ name }) => code(`<${name}>`));
  const [first] = features;
  const meaning = first && features.length === 1 ? ELEMENT_NAMES[first.name] : undefined;
  const text = first ? findElementText(first.name) : null;
  const lead =
    features.length > 1
      ? `<strong>${names[0] ?? ""}</strong> to <strong>${names.at(-1) ?? ""}</strong> are HTML elements`
      : `<strong>${names[0] ?? ""}</strong> is the HTML ${meaning ? `${toLabel(meaning)} element` : "element of that name"}`;
  return {
    lead,
    more: [
      ...(text ? [toStatement(toTextHtml(text.is))] : []),
      ...(facts?.obsolete ? ["The HTML standard calls it obsolete"] : []),
    ],
  };
}

/** True for a style that browsers give the element, such as `display: list-item`. */
function isDeclaration(feature: Feature): boolean {
  return findNameHtml(feature)?.includes(": ") ?? false;
}

/** Lower-cases `Image Map Area` for a sentence; abbreviations keep their capitals. */
function toLabel(name: string): string {
  return name.replace(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());
}

function writeTags({ name }: Feature): string {
  const isOpen = VOID_ELEMENTS.has(name) || UNCLOSED_ELEMENTS.has(name);
  return isOpen ? `<${name}>` : `<${name}></${name}>`;
}

/** Lists the types of `input`, each with its meaning. */
function renderTypes(types: readonly Feature[], context: ReferenceContext): string {
  const members = types.map((type) => ({
    ...toMember(type, context),
    summary: toTextHtml(findInputText(type.name.slice(TYPE_PREFIX.length))?.is ?? ""),
  }));
  return section("Types", renderMembers(members, context));
}

function renderAttributes(
  element: string,
  attributes: readonly ElementAttribute[],
  context: ReferenceContext,
): string {
  const globals = linkExisting(context.site, GLOBAL_ATTRIBUTES, "global attributes");
  const own = renderAttributeList(element, attributes, context);
  const intro = `<p>Like every HTML element, it takes the ${globals}.</p>`;
  return (
    section("Attributes", intro + own) +
    section("Global attributes used most", renderGlobals(context))
  );
}

/** Global attributes that nearly every page uses. */
const MOST_USED = ["class", "dir", "hidden", "id", "lang", "style", "tabindex", "title"];

function renderGlobals({ data }: ReferenceContext): string {
  const entries = MOST_USED.map((name) => {
    const page = data.bcd().findByKey(`html.global_attributes.${name}`);
    return {
      term: page ? link(page.slug, code(name)) : code(name),
      details: toTextHtml(findAttributeText(name)?.is ?? ""),
    };
  });
  return definitions(entries);
}

function listFacts(
  { name }: Feature,
  facts: ElementFacts | null,
  context: ReferenceContext,
): (readonly [string, string])[] {
  const text = findElementText(name);
  const rows: [string, string][] = [];
  if (text?.categories) rows.push(["Content categories", toTextHtml(text.categories)]);
  if (text?.content) rows.push(["Permitted content", toTextHtml(text.content)]);
  if (text?.parents) rows.push(["Permitted parents", toTextHtml(text.parents)]);
  if (text?.role) rows.push(["Implicit ARIA role", toTextHtml(toRole(text.role))]);
  if (facts?.interface)
    rows.push(["DOM interface", linkInterface(facts.interface, context)]);
  if (VOID_ELEMENTS.has(name))
    rows.push([
      "Tags",
      "A start tag only: a void element has no content and no end tag.",
    ]);
  return rows;
}

function toRole(role: string): string {
  return role === "none" ? "No corresponding role" : role;
}

/** Links other elements with the same specific interface, such as `td` and `th`. */
function linkRelatives(
  { name }: Feature,
  facts: ElementFacts | null,
  context: ReferenceContext,
): string[] {
  if (!facts?.interface || /^HTML(?:Unknown)?Element$/.test(facts.interface)) return [];
  const others = context.data.elements
    .listWithInterface("html", facts.interface)
    .filter((other) => other !== name);
  if (others.length === 0) return [];
  const links = others.map((other) => linkElement("html", other, context));
  return [`${joinWords(links)}: the same DOM interface`];
}
