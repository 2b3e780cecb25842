import { toLeaf } from "~/domain/documents/slug";
import { toPlainTitle } from "../../core/title-html";
import type { Page } from "../../core/page";
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
import { renderFeatureList, renderSubFeatures } from "../parts/sub-feature-sections";
import { splitSubFeatures } from "../parts/sub-features";
import type { ReferenceContext } from "../reference-area";
import {
  findAttributeText,
  findInputText,
  type InputTypeText,
} from "../texts/read-texts";
import { joinAttributes, renderAttributeList } from "./attribute-lists";
import { listValueUses, readAttribute, type Use } from "./attribute-uses";
import { writeTag } from "./element-names";
import { VALUE_MEANINGS } from "./value-meanings";

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
  const attributes = joinAttributes("input", text?.attributes ?? [], [], context);
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
