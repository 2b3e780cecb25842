import { toPlainTitle } from "../../core/title-html";
import type { Page } from "../../core/page";
import {
  findFeature,
  listChildren,
  type Feature,
} from "../../sources/platform/compat/features";
import { renderClosing } from "../parts/closing";
import { linkElement, renderFactTable, toElementSlug } from "../parts/elements";
import {
  code,
  codeBlock,
  definitions,
  joinWords,
  paragraph,
  section,
  sentence,
  toOwnStatement,
  toStatement,
  toTextHtml,
} from "../parts/html";
import { renderIntroduction } from "../parts/introduction";
import { toFeatureStatus } from "../data/list-bcd-features";
import { renderMembers, type Member } from "../parts/members";
import { renderFeatureList, renderSubFeatures } from "../parts/sub-feature-sections";
import { splitSubFeatures } from "../parts/sub-features";
import type { ReferenceContext } from "../reference-area";
import {
  findAttributeText,
  findElementText,
  findInputText,
  type AttributeText,
  type InputTypeText,
} from "../texts/read-texts";
import {
  isDropped,
  joinAttributes,
  renderAttributeList,
  renderValueTexts,
} from "./attribute-lists";
import { VOID_ELEMENTS } from "./element-names";
import { VALUE_MEANINGS } from "./value-meanings";

/** Matches the element in a key: `link` in `html.elements.link.rel`. */
const ELEMENT_OF_KEY = /^html\.elements\.([^.]+)\./;

/** Renders an attribute of one or more elements. */
export function renderAttribute(page: Page, context: ReferenceContext): string {
  const [first] = listUses(page, context);
  const name = first?.feature.name ?? "";
  const isShared = page.slug.includes("/Attributes/");
  const uses = isShared ? listAllUses(name, context) : first ? [first] : [];
  const links = uses.map(({ element }) => linkElement("html", element, context));
  const meanings = listMeanings(name, uses);
  const [only] = meanings;
  const text = only?.elements.length === uses.length ? only.text : null;
  const lead = `<strong>${code(name)}</strong> is an attribute of the HTML element${links.length > 1 ? "s" : ""} ${joinWords(links)}`;
  return [
    renderIntroduction(page, { lead, more: describeUse(text) }, context),
    section(
      "Syntax",
      first
        ? codeBlock("html", writeAttribute(uses, name, text ?? findSample(meanings)))
        : "",
    ),
    text
      ? section("Value", describeValue(text))
      : section("Value by element", definitions(meanings.map(toDefinition))),
    uses.length > 0
      ? section("Elements", renderMembers(uses.map(toElementMember), context))
      : "",
    renderValues(uses, text, context),
    renderClosing(page, [], context),
  ].join("");
}

interface Use {
  element: string;
  feature: Feature;
}

function listUses({ browserCompat }: Page, { data }: ReferenceContext): Use[] {
  return browserCompat.flatMap((key) => {
    const feature = findFeature(data.compat, key);
    const element = ELEMENT_OF_KEY.exec(key)?.[1];
    return feature && element ? [{ element, feature }] : [];
  });
}

/**
 * Lists uses beyond the page's keys, because some elements document the attribute on their own
 * page.
 */
function listAllUses(name: string, { data }: ReferenceContext): Use[] {
  const elements = findFeature(data.compat, "html.elements");
  return (elements ? listChildren(elements) : []).flatMap(({ name: element, key }) => {
    const feature = findFeature(data.compat, `${key}.${name}`);
    return feature?.node.__compat && !isTrial(feature) ? [{ element, feature }] : [];
  });
}

/** True for what one browser tries out, which shares no more than the name with the attribute. */
function isTrial({ node }: Feature): boolean {
  const status = node.__compat?.status;
  return status !== undefined && !status.standard_track && !status.deprecated;
}

function toElementMember({ element, feature }: Use): Member {
  return {
    label: code(`<${element}>`),
    slug: toElementSlug("html", element),
    key: feature.key,
    status: toFeatureStatus(feature.node.__compat),
    summary: toTextHtml(findElementText(element)?.is ?? ""),
  };
}

/** An attribute's text, which some elements share. */
interface Meaning {
  text: AttributeText;
  elements: string[];
}

/** Groups the elements by what the attribute means for them: `disabled` is another thing for a link. */
function listMeanings(name: string, uses: readonly Use[]): Meaning[] {
  const meanings: Meaning[] = [];
  for (const { element, feature } of uses) {
    const text = isDropped(element, { name, feature })
      ? null
      : findAttributeText(name, element);
    const known = meanings.find((each) => each.text === text);
    if (known) known.elements.push(element);
    else if (text) meanings.push({ text, elements: [element] });
  }
  return meanings;
}

/** The text that examples are written by: that of the first element, if all have the same type. */
function findSample(meanings: readonly Meaning[]): AttributeText | null {
  const [first] = meanings.map(({ text }) => text);
  return first && meanings.every(({ text }) => text.type === first.type) ? first : null;
}

function toDefinition({ text, elements }: Meaning) {
  const term = joinWords(elements.map((element) => code(`<${element}>`)));
  return {
    term,
    details: `${sentence(toStatement(toTextHtml(text.is)))} ${describeValue(text)}`,
  };
}

function describeUse(text: AttributeText | null): string[] {
  return text ? [toStatement(toTextHtml(text.is))] : [];
}

function describeValue(text: AttributeText): string {
  return paragraph(sentence(toTextHtml(text.type))) + renderValueTexts(text);
}

/** Writes the attribute with its first value, in each of a few elements, obsolete ones only for want of others. */
function writeAttribute(
  uses: readonly Use[],
  name: string,
  text: AttributeText | null,
): string {
  const [value = "..."] = Object.keys(text?.values ?? {});
  const attribute = text?.type === "Boolean" ? name : `${name}="${value}"`;
  const present = uses.filter(
    ({ element, feature }) => !isDropped(element, { name, feature }),
  );
  return (present.length > 0 ? present : uses)
    .slice(0, MOST_EXAMPLES)
    .map(({ element }) => writeTag(`<${element} ${attribute}>`))
    .join("\n");
}

const MOST_EXAMPLES = 3;

/** Renders the values of the element with the most data, because the others repeat them. */
function renderValues(
  uses: readonly Use[],
  text: AttributeText | null,
  context: ReferenceContext,
): string {
  const [richest] = uses.toSorted((a, b) => countParts(b) - countParts(a));
  const isTold = Object.keys(text?.values ?? {}).length > 0;
  const heading = isTold ? "Support of values" : "Values";
  return richest ? renderSubFeatures(heading, richest.feature, context) : "";
}

function countParts({ feature }: Use): number {
  return Object.keys(feature.node).length;
}

/** Renders one value of an attribute: `<input type="color">`, `rel="preload"`. */
export function renderAttributeValue(page: Page, context: ReferenceContext): string {
  const title = toPlainTitle(page.title);
  const uses = listUses(page, context);
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
      ? renderInputType(readLeaf(page), use.feature, context)
      : use
        ? renderSubFeatures("Values", use.feature, context)
        : "",
    renderClosing(page, [], context),
  ].join("");
}

function readLeaf({ slug }: Page): string {
  return slug.slice(slug.lastIndexOf("/") + 1);
}

/** Says what a value or a type means, if a text has it. */
function describeTitle(page: Page, uses: readonly Use[]): string[] {
  const leaf = readLeaf(page);
  const input = page.title.startsWith("<input") ? findInputText(leaf) : null;
  if (input) return [toOwnStatement(toTextHtml(input.is))];
  const [, attribute = ""] = /([\w-]+)="[^"]*"/.exec(page.title) ?? [];
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

/** Text fields with a list of values are combo boxes (HTML-AAM). */
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

/** Adds the end tag that an element needs. */
function writeTag(tag: string): string {
  const [, element = ""] = /^<(\w+)/.exec(tag) ?? [];
  return VOID_ELEMENTS.has(element) ? tag : `${tag}</${element}>`;
}
