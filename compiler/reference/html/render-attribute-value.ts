import { toLeaf } from "~/domain/documents/slug";
import type { Page } from "../../core/page";
import { toPlainTitle } from "../../core/title-html";
import type { Feature } from "../../sources/platform/compat/features";
import { renderClosing } from "../parts/closing";
import { linkElement, renderFactTable } from "../parts/elements";
import {
  code,
  codeBlock,
  joinWords,
  section,
  toOwnStatement,
  toStatement,
  toTextHtml,
} from "../parts/html";
import { renderIntroduction } from "../parts/introduction";
import {
  renderFeatureList,
  renderSubFeatures,
  splitSubFeatures,
} from "../parts/sub-features";
import type { ReferenceContext } from "../reference-area";
import {
  findAttributeText,
  findInputText,
  type InputTypeText,
} from "../texts/read-texts";
import { joinAttributes, renderAttributeList } from "./attribute-lists";
import { listValueUses, readAttribute, type Use } from "./attribute-uses";
import { writeTag } from "./element-names";

/** Renders one value of an attribute: `<input type="color">`, `rel="preload"`. */
export function renderAttributeValue(page: Page, context: ReferenceContext): string {
  const title = toPlainTitle(page.title);
  const uses = listValueUses(page, context);
  const links = [
    ...new Set(uses.map(({ element }) => linkElement("html", element, context))),
  ];
  const isType = title.startsWith("<input");
  const what = isType ? "form control" : "attribute value";
  const lead = `<strong>${code(title)}</strong> is ${isType ? "a" : "an"} ${what} of the HTML element${links.length > 1 ? "s" : ""} ${joinWords(links)}`;
  const use = uses.find(({ feature }) => feature.name.startsWith("type_")) ?? uses[0];
  return [
    renderIntroduction(page, { lead, more: describeTitle(page, uses) }, context),
    section("Syntax", codeBlock("html", writeUses(title, uses))),
    isType && use
      ? renderInputType(toLeaf(page.slug), use.feature, context)
      : use
        ? renderSubFeatures("Values", use.feature, context)
        : "",
    renderClosing(page, [], context),
  ].join("");
}

/** Says what a value or a type means, if a text has it. */
function describeTitle(page: Page, uses: readonly Use[]): string[] {
  const leaf = toLeaf(page.slug);
  const input = page.title.startsWith("<input") ? findInputText(leaf) : null;
  if (input) return [toOwnStatement(toTextHtml(input.is))];
  const attribute = readAttribute(page);
  const meaning = VALUE_MEANINGS[`${attribute}=${leaf}`];
  const told = findAttributeText(attribute, uses[0]?.element);
  return [
    ...(meaning ? [toStatement(toTextHtml(meaning))] : []),
    ...(told
      ? [`The attribute ${code(attribute)} ${lowerFirst(toTextHtml(told.is))}`]
      : []),
  ];
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Renders the value of a type of input, and all attributes that apply to it. */
function renderInputType(
  type: string,
  feature: Feature,
  context: ReferenceContext,
): string {
  const text = findInputText(type);
  const { named, described } = splitSubFeatures(feature);
  const attributes = joinAttributes(
    "input",
    { names: text?.attributes ?? [], features: [] },
    context,
  );
  const rows: [string, string][] = text
    ? [
        ["Value", toTextHtml(text.value)],
        ["Implicit ARIA role", describeRole(text)],
      ]
    : [];
  const known = new Set(text?.attributes ?? []);
  const others = named.filter(({ name }) => !known.has(name));
  return [
    section("Value", renderFactTable(rows)),
    section("Attributes", renderAttributeList("input", attributes, context, type)),
    renderFeatureList("Further attributes", others, context),
    renderFeatureList("Support of details", described, context),
  ].join("");
}

/** Text fields with a list of values are combo boxes (ARIA in HTML). */
function describeRole({ role, attributes }: InputTypeText): string {
  if (role === "") return "No corresponding role";
  const isField = role === "textbox" || role === "searchbox";
  return isField && attributes.includes("list")
    ? `${code(role)}; ${code("combobox")} with ${code("list")}`
    : code(role);
}

function writeUses(title: string, uses: readonly Use[]): string {
  const tags = title.startsWith("<")
    ? [title]
    : [...new Set(uses.map(({ element }) => `<${element} ${title}>`))];
  return tags.map(writeTag).join("\n");
}

/**
 * Meanings of attribute values with pages of their own. Source: HTML ("Link types", "meta") and
 * the specifications that browser-compat-data names.
 */
const VALUE_MEANINGS: Readonly<Record<string, string>> = {
  "rel=alternate_stylesheet": "Links a style sheet that the reader can choose instead.",
  "rel=compression-dictionary":
    "Links a dictionary that the browser can use to decode later responses.",
  "rel=dns-prefetch": "Advises the browser to look up the address of a host early.",
  "rel=expect":
    "Names an element of the page that must be parsed before the page is shown.",
  "rel=icon": "Links an icon that stands for the page.",
  "rel=manifest": "Links the manifest of the web app.",
  "rel=me": "Tells that the target stands for the same person as the page.",
  "rel=modulepreload":
    "Loads a module script early, and puts it into the map of modules.",
  "rel=noopener": "Opens the target without access to the window that opened it.",
  "rel=noreferrer":
    "Sends no `Referer` to the target, which also has no access to the window that opened it.",
  "rel=preconnect": "Advises the browser to connect to an origin early.",
  "rel=prefetch":
    "Advises the browser to load a resource that a later page is likely to need.",
  "rel=preload":
    "Makes the browser load a resource early that this page needs soon; `as` tells its kind.",
  "rel=prerender":
    "Is deprecated: it advised the browser to render a page ahead of time. Speculation rules replace it.",
  "name=color-scheme": "Names the color schemes that the page supports.",
  "name=referrer":
    "Sets how much of the address of the page is sent with requests that it makes.",
  "name=robots": "Tells crawlers whether to list the page and to follow its links.",
  "name=theme-color": "Proposes a color for the parts of the browser around the page.",
  "name=viewport": "Sets the size and the scale of the viewport, mostly on phones.",
  "type=importmap":
    "Holds an import map as JSON, which tells where modules are that are imported by name.",
  "type=module": "Holds or loads a JavaScript module.",
  "type=speculationrules":
    "Holds rules as JSON about pages that the browser may load ahead of time.",
};
