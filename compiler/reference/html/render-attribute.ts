import type { Page } from "../../core/page";
import { toFeatureStatus } from "../data/list-bcd-features";
import { renderClosing } from "../parts/closing";
import {
  groupByText,
  linkElement,
  toElementSlug,
  type SharedText,
} from "../parts/elements";
import {
  code,
  codeBlock,
  definitions,
  joinWords,
  paragraph,
  section,
  sentence,
  toStatement,
  toTextHtml,
} from "../parts/html";
import { renderMembers, type Member } from "../parts/members";
import { renderSubFeatures } from "../parts/sub-features";
import type { ReferenceContext } from "../reference-area";
import {
  findAttributeText,
  findElementText,
  type AttributeText,
} from "../texts/read-texts";
import { renderAttributeIntroduction } from "../parts/attribute-introduction";
import { isDropped, renderValueTexts } from "./attribute-lists";
import { listAllUses, listUses, type Use } from "./attribute-uses";
import { writeTag } from "./element-names";

type Meaning = SharedText<AttributeText>;

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
    renderAttributeIntroduction(
      page,
      { lead, more: describeUse(text) },
      uses.map(({ feature }) => feature.key),
      context,
    ),
    section("Syntax", first ? codeBlock("html", writeAttribute(uses, name)) : ""),
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

function toElementMember({ element, feature }: Use): Member {
  return {
    label: code(`<${element}>`),
    slug: toElementSlug("html", element),
    key: feature.key,
    status: toFeatureStatus(feature.node.__compat),
    summary: toTextHtml(findElementText(element)?.is ?? ""),
  };
}

/** Groups the elements by what the attribute means for them: `disabled` is another thing for a link. */
function listMeanings(name: string, uses: readonly Use[]): Meaning[] {
  const features = new Map(uses.map(({ element, feature }) => [element, feature]));
  return groupByText([...features.keys()], (element) =>
    isDropped(element, { name, feature: features.get(element) ?? null })
      ? null
      : findAttributeText(name, element),
  );
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

/** Writes the attribute in each of a few elements, obsolete ones only for want of others. */
function writeAttribute(uses: readonly Use[], name: string): string {
  const present = uses.filter(
    ({ element, feature }) => !isDropped(element, { name, feature }),
  );
  return (present.length > 0 ? present : uses)
    .slice(0, MOST_EXAMPLES)
    .map(({ element }) => writeTag(`<${element} ${writeValue(name, element)}>`))
    .join("\n");
}

const MOST_EXAMPLES = 3;

/** Writes the attribute with the first value that it has on this element. */
function writeValue(name: string, element: string): string {
  const text = findAttributeText(name, element);
  const [value = "..."] = Object.keys(text?.values ?? {});
  return text?.type === "Boolean" ? name : `${name}="${value}"`;
}

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
